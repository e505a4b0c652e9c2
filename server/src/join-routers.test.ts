import { os } from '@orpc/server';
import { expect, test } from 'vitest';
import { joinRouters } from './join-routers.ts';

const read = os.handler(() => 'read');
const erase = os.handler(() => 'erase');

test('two modules grow one branch', () => {
  const joined = joinRouters([
    { identity: { account: { read } } },
    { cart: { read } },
    { identity: { account: { erase } } },
  ]);
  expect(joined).toEqual({ identity: { account: { read, erase } }, cart: { read } });
});

test('a procedure that two modules bring is refused by its name', () => {
  const twice = [{ identity: { account: { read } } }, { identity: { account: { read: erase } } }];
  expect(() => joinRouters(twice)).toThrow('two modules bring the procedure identity.account.read');
});
