import { expect, onTestFinished, test } from 'vitest';
import { startViesStandIn } from './vies-stand-in.ts';

async function ask(countryCode: string, vatNumber: string) {
  const register = await startViesStandIn();
  onTestFinished(() => register.close());
  const response = await fetch(`${register.url}/check-vat-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ countryCode, vatNumber }),
  });
  return { status: response.status, body: await response.json() };
}

test('knows a number with its holder, and proves that it was asked', async () => {
  const { body } = await ask('CZ', '12345678');
  expect(body).toMatchObject({
    countryCode: 'CZ',
    vatNumber: '12345678',
    valid: true,
    name: expect.stringContaining('12345678'),
    requestIdentifier: expect.stringMatching(/^\S{8,}$/),
  });
});

test('tells no names of German companies', async () => {
  expect((await ask('DE', '123456789')).body).toMatchObject({ valid: true, name: '---' });
});

test('does not know numbers that begin with 00', async () => {
  expect((await ask('AT', '00345678')).body).toMatchObject({ valid: false, name: '---' });
});

test('says with status 200 that a member state does not answer', async () => {
  const { status, body } = await ask('FR', '99345678901');
  expect(status).toBe(200);
  expect(body).toEqual({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] });
});

test('has no register for Greece by its ISO code', async () => {
  expect((await ask('GR', '123456789')).status).toBe(400);
  expect((await ask('EL', '123456789')).body).toMatchObject({ valid: true });
});
