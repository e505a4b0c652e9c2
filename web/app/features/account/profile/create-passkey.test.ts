import { startRegistration } from '@simplewebauthn/browser';
import { expect, it, vi } from 'vitest';
import { problemText, toProblem } from './account-problem.ts';
import { createPasskey } from './create-passkey.ts';

vi.mock('@simplewebauthn/browser', () => ({ startRegistration: vi.fn() }));

it.each([
  ['NotAllowedError', 'account.problems.passkeyCancelled'],
  ['AbortError', 'account.problems.passkeyCancelled'],
  ['InvalidStateError', 'account.problems.passkeyExists'],
  ['SecurityError', 'account.problems.failed'],
])('says what a browser means by %s', async (name, text) => {
  const failure = Object.assign(new Error('in the words of the browser'), { name });
  vi.mocked(startRegistration).mockRejectedValue(failure);
  const error = await createPasskey({}).catch((caught: unknown) => caught);
  expect(problemText(toProblem(error), (key) => `words for ${key}`)).toBe(`words for ${text}`);
});
