import { expect, test } from 'vitest';
import { reportExternalPart } from './external-part.ts';
import type { PartReport } from './part.ts';

const part = {
  name: 'postgres',
  variables: ['DATABASE_URL', 'DATABASE_OWNER_URL'],
  optionalVariables: ['DATABASE_NOTE'],
} as const;

const ownReport: PartReport = {
  state: 'started',
  implementation: 'PostgreSQL',
  address: '127.0.0.1:1',
  env: { DATABASE_URL: 'ours', DATABASE_OWNER_URL: 'ours too' },
};

test('starts a part that the environment does not mention', () => {
  expect(reportExternalPart(part, { DATABASE_URL: '' }, undefined)).toBeUndefined();
});

test('keeps a part of the environment as given, with the optional variables that are set', () => {
  const environment = {
    DATABASE_URL: 'a',
    DATABASE_OWNER_URL: 'b',
    DATABASE_NOTE: 'c',
    OTHER: 'd',
  };
  expect(reportExternalPart(part, environment, ownReport)).toMatchObject({
    state: 'given',
    env: { DATABASE_URL: 'a', DATABASE_OWNER_URL: 'b', DATABASE_NOTE: 'c' },
  });
});

test('takes its own addresses, loaded from the env file, for its own part', () => {
  expect(reportExternalPart(part, ownReport.env, ownReport)).toBeUndefined();
});

test('keeps a given part given when the env file that repeats it is loaded', () => {
  const given: PartReport = { ...ownReport, state: 'given' };
  expect(reportExternalPart(part, given.env, given)).toMatchObject({
    state: 'given',
    env: given.env,
  });
});

test('refuses half of a configuration and names the missing half', () => {
  expect(() => reportExternalPart(part, { DATABASE_URL: 'a' }, undefined)).toThrow(
    'DATABASE_URL set by the environment, but not DATABASE_OWNER_URL',
  );
});
