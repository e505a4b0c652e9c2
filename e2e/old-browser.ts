import type { Page } from '@playwright/test';

const floor = /@supports\s*\(color:\s*color-mix\(in lab,\s*red,\s*red\)\)/g;
const never = '@supports (color: color-mix(in nowhere, red, red))';

/**
 * Makes this browser look like one below the floor: the gate around the style sheet and the
 * question of the boot script both get the answer an old browser would give.
 */
export async function pretendToBeOld(page: Page): Promise<void> {
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
