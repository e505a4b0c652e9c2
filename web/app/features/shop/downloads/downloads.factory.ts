import {
  type ItemFile,
  type ItemWithFiles,
  itemIdSchema,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { makeItemCard } from '../item/catalogue.factory.ts';
import type { Offers } from './downloads-page.tsx';

let made = 0;

/** Ids that are unique within a test file. */
function nextId(): string {
  made += 1;
  return `0198f3a2-7c1e-7b6a-9d44-${made.toString(16).padStart(12, '0')}`;
}

function makeItemFile(name = 'forbidden-trading.pdf'): ItemFile {
  const contentType = name.endsWith('.pdf') ? 'application/pdf' : 'text/plain; charset=utf-8';
  return { id: fileIdSchema.parse(nextId()), name, contentType, bytes: 163_198 };
}

/** A free book by default. */
export function makeItemWithFiles(overrides: Partial<ItemWithFiles> = {}): ItemWithFiles {
  return {
    ...makeItemCard(),
    id: itemIdSchema.parse(nextId()),
    kind: 'book',
    slug: 'forbidden-trading',
    title: 'Forbidden Trading',
    summary: 'Nine trades that end private accounts.',
    price: moneySchema.parse(0),
    level: null,
    by: 'Viktor Hajnal',
    lessonCount: 0,
    minutes: 0,
    pageCount: 50,
    files: [makeItemFile()],
    ...overrides,
  };
}

/** Something of every kind: a free and a paid indicator and book. */
export function makeOffers(): Offers {
  const indicator = { kind: 'indicator', by: null, pageCount: null } as const;
  return {
    indicators: [
      makeItemWithFiles({
        ...indicator,
        slug: 'risk-ruler',
        title: 'Risk Ruler',
        price: moneySchema.parse(2900),
        files: [makeItemFile('risk-ruler.pine')],
      }),
      makeItemWithFiles({
        ...indicator,
        slug: 'danube-bands',
        title: 'Danube Bands',
        files: [makeItemFile('danube-bands.pine'), makeItemFile('danube-bands.mq5')],
      }),
      makeItemWithFiles({ ...indicator, slug: 'session-range', title: 'Session Range' }),
    ],
    courses: [
      makeItemCard({ title: 'Funds and ETFs', slug: 'funds', price: moneySchema.parse(0) }),
    ],
    books: [
      makeItemWithFiles(),
      makeItemWithFiles({
        slug: 'session-notebook',
        title: 'The Session Notebook',
        price: moneySchema.parse(1900),
        files: [makeItemFile('session-notebook.pdf')],
      }),
    ],
    sheets: [
      makeItemWithFiles({
        kind: 'fact-sheet',
        slug: 'dax',
        title: 'DAX',
        files: [makeItemFile('dax.pdf')],
      }),
    ],
  };
}
