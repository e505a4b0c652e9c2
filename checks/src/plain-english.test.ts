import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../locales/en/', import.meta.url);

/** Wordings that nobody would say to a customer at a desk. */
const banned = [
  /could not be (read|loaded|sent|saved)/i,
  /\b(is|are) not there\b/i,
  /\bdo(es)? not fit\b/i,
  /\bhand(ed)? in\b/i,
  /unwanted mail/i,
  /\b(whoever|anybody|somebody)\b/i,
  /\bas often as it could be\b/i,
  /\bmean to buy\b/i,
  /\bfor good\b/i,
];

/** Keys whose text still has one of them. The list may only get shorter. */
const left: readonly string[] = [];

function textsOf(node: object, path: string): [string, string][] {
  return Object.entries(node).flatMap(([name, child]: [string, object | string]) =>
    typeof child === 'string'
      ? [[`${path}.${name}`, child] satisfies [string, string]]
      : textsOf(child, `${path}.${name}`),
  );
}

test('English texts avoid wordings that sound translated', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const texts = files.flatMap((name) =>
    textsOf(JSON.parse(readFileSync(new URL(name, folder), 'utf8')), name.replace('.json', '')),
  );
  const found = texts.filter(([, text]) => banned.some((pattern) => pattern.test(text)));
  expect(found.map(([key]) => key)).toEqual(left);
});
