import type { Page } from '@playwright/test';

const floor = /@supports(\s*(?:not\s*)?)\(color:\s*color-mix\(in lab,\s*red,\s*red\)\)/g;
const never = '@supports$1(color: color-mix(in nowhere, red, red))';

/**
 * Makes this browser look like an unsupported one: the gates around both style sheets and the
 * scripts' feature check get the answers that an old browser would give.
 */
export async function emulateOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const answer = CSS.supports.bind(CSS);
    CSS.supports = (property: string, value?: string) =>
      !value?.startsWith('color-mix') && answer(property, value ?? '');
  });
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const body = await response.text();
    return route.fulfill({ response, body: body.replace(floor, never) });
  });
}
