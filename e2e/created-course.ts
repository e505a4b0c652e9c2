import { randomUUID } from 'node:crypto';
import type { ItemEdition } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import type { QuestionKey } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import { cookiesOf } from './people.ts';
import type { ProductAddresses } from './product.ts';

type CreatedLesson = {
  readonly title: string;
  readonly slug: string;
  readonly kind?: 'text' | 'quiz';
  readonly body?: string;
  readonly questions?: readonly {
    readonly prompt: string;
    readonly choices: readonly string[];
    readonly explanation: string;
    readonly key: QuestionKey;
  }[];
};

const theOnlyLesson: CreatedLesson = {
  title: 'The only lesson',
  slug: 'the-only-lesson',
  body: 'All there is to say.',
};

/** A small published course, created through the first copy's public API. */
export async function createPublishedCourse(
  product: ProductAddresses,
  title: string,
  {
    price = 0,
    lessons = [theOnlyLesson],
  }: { price?: number; lessons?: readonly CreatedLesson[] } = {},
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

  const started = await post('', { kind: 'course', title, originalLanguage: 'en' });
  const module = randomUUID();
  const words = { summary: `What “${title}” is about.`, description: 'Written by a journey.' };
  const edited = await post(`/${started.id}/edits`, {
    revision: started.revision,
    edits: [
      { edit: 'facts', facts: { price } },
      { edit: 'text', unit: 'item', language: 'en', text: words },
      { edit: 'addModule', id: module, title: 'The only module' },
      ...lessons.flatMap((lesson) => lessonEdits(module, lesson)),
    ],
  });
  return post(`/${started.id}/publication`, { revision: edited.revision, at: null });
}

function lessonEdits(module: string, lesson: CreatedLesson): object[] {
  const { title, slug, kind = 'text', body = '', questions = [] } = lesson;
  const id = randomUUID();
  const requested = questions.map(({ key: _key, ...question }) => question);
  return [
    { edit: 'addLesson', id, module, slug, kind, title },
    { edit: 'text', unit: id, language: 'en', text: { body, questions: requested } },
    { edit: 'lesson', id, facts: { keys: questions.map(({ key }) => key) } },
  ];
}
