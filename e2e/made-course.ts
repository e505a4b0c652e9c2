import { randomUUID } from 'node:crypto';
import type { ItemEdition } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { cookiesOf } from './people.ts';
import type { ProductAddresses } from './product.ts';

/** A small course that is public, made through the first copy's public API. */
export async function aPublishedCourse(
  product: ProductAddresses,
  title: string,
): Promise<ItemEdition> {
  const cookie = await cookiesOf(product, 'admin');

  async function post(path: string, body: unknown): Promise<ItemEdition> {
    const response = await fetch(`${product.firstCopy}/api/v1/admin/catalogue${path}`, {
      method: 'POST',
      headers: { cookie, origin: product.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}`);
    return response.json();
  }

  const begun = await post('', { kind: 'course', title, originalLanguage: 'en' });
  const [module, lesson] = [randomUUID(), randomUUID()];
  const words = { summary: `What “${title}” is about.`, description: 'Written by a journey.' };
  const edited = await post(`/${begun.id}/edits`, {
    revision: begun.revision,
    edits: [
      { edit: 'text', unit: 'item', language: 'en', text: words },
      { edit: 'addModule', id: module, title: 'The only module' },
      {
        ...{ edit: 'addLesson', id: lesson, module, slug: 'the-only-lesson', kind: 'text' },
        title: 'The only lesson',
      },
      { edit: 'text', unit: lesson, language: 'en', text: { body: 'All there is to say.' } },
    ],
  });
  return post(`/${begun.id}/publication`, { revision: edited.revision, at: null });
}
