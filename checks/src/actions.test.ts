import { expect, test } from 'vitest';
import { checkActions, isServerPath } from './actions.ts';

const words = [
  {
    path: 'locales/en/audit/carts.json',
    text: '{ "group": "Carts", "empty": "Cart emptied", "two-halves": "Cart divided" }',
  },
  { path: 'locales/en/audit/orders.json', text: '{ "group": "Orders" }' },
];

function messages(text: string): string[] {
  return checkActions([{ path: 'server/src/a.ts', text }], words).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

const missing = (code: string) => `the audit log gets ${code} without words`;

test('objects to an act without words, and to no other', () => {
  expect(messages("audit({ action: 'carts.empty', target });")).toEqual([]);
  expect(messages("audit({\n  action: 'carts.fill',\n});")).toEqual([
    `2 ${missing('carts.fill')}: add "fill" to locales/<language>/audit/carts.json (a new file has "group" too)`,
  ]);
  expect(messages("audit({ action: 'orders.refund' });")).toHaveLength(1);
});

test('looks at both ends of a choice', () => {
  expect(messages("audit({ action: isFull ? 'carts.full' : 'carts.empty' });")).toEqual([
    expect.stringContaining(`1 ${missing('carts.full')}`),
  ]);
});

test('wants words for something that a template could become', () => {
  expect(messages(`audit({ action: \`carts.\${change}\` });`)).toEqual([]);
  expect(messages(`audit({ action: \`tills.\${change}\` });`)).toEqual([
    expect.stringContaining(`1 ${missing('tills.*')}: add each of its acts`),
  ]);
});

test('leaves properties alone that only share the name', () => {
  expect(messages("csp({ action: 'none' }); const a = { actions: 'carts.fill' };")).toEqual([]);
});

test('reads what runs on the server, not its tests and factories', () => {
  expect(isServerPath('server/src/modules/events/create-event.ts')).toBe(true);
  expect(isServerPath('server/src/modules/events/events.db.test.ts')).toBe(false);
  expect(isServerPath('server/src/modules/media/media.factory.ts')).toBe(false);
  expect(isServerPath('web/app/features/admin/audit/audit-screen.tsx')).toBe(false);
});
