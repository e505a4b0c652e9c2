// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, test } from 'vitest';
import certificate from '../../../../../locales/en/certificate.json' with { type: 'json' };
import ui from '../../../../../locales/en/ui.json' with { type: 'json' };
import { createTextStore } from '../../../lib/text-store.ts';
import { TextsProvider } from '../../../lib/texts.tsx';
import { readCode } from '../../shared/paths/certificate-paths.ts';
import { CertificateHead, CheckHead } from './certificate-head.tsx';
import { CheckPage, UnknownCertificate } from './check-page.tsx';

afterEach(cleanup);

function show(path: string, isUnreadable = false) {
  const store = createTextStore('en', () => undefined);
  store.add('certificate', certificate, undefined);
  store.add('ui', ui, undefined);
  const check = (
    <>
      <CheckHead />
      <CheckPage isUnreadable={isUnreadable} />
    </>
  );
  const unknown = (
    <>
      <CertificateHead certificate={null} />
      <UnknownCertificate code="7KQ2M9XD4TRB" />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/certificates', element: check },
      { path: '/certificates/:code', element: unknown },
    ],
    { initialEntries: [path] },
  );
  render(
    <TextsProvider store={store}>
      <RouterProvider router={router} useTransitions={false} />
    </TextsProvider>,
  );
  return router;
}

test.each([
  ['7KQ2M9XD4TRB', '7KQ2M9XD4TRB'],
  [' 7kq2 m9xd-4trb ', '7KQ2M9XD4TRB'],
  ['https://danube.example/certificates/7KQ2M9XD4TRB?lang=de#x', '7KQ2M9XD4TRB'],
  ['danube.example/certificates/7kq2m9xd4trb/', '7KQ2M9XD4TRB'],
  ['DTA-2026-000042', 'DTA2026000042'],
  ['../../admin', 'ADMIN'],
  ['<script>', 'SCRIPT'],
  ['–', ''],
  ['x'.repeat(90), 'X'.repeat(40)],
])('reads a code from what was typed: %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

describe('the form that checks a code', () => {
  it('is a plain form that needs no script and keeps the language', () => {
    show('/certificates?lang=de');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Check a certificate' });
    expect(form.getAttribute('method')).toBe('get');
    expect(form.getAttribute('action')).toBe('/certificates');
    expect(Object.fromEntries(new FormData(form))).toEqual({ lang: 'de', code: '' });
    expect(screen.getByLabelText<HTMLInputElement>('Certificate code').required).toBe(true);
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  });

  it('goes on with what was typed', async () => {
    const router = show('/certificates?lang=en');
    await userEvent.type(screen.getByLabelText('Certificate code'), '7kq2m9xd4trb');
    await userEvent.click(screen.getByRole('button', { name: 'Check certificate' }));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/certificates?lang=en&code=7kq2m9xd4trb');
  });

  it('says what is missing where no code could be read', () => {
    show('/certificates?code=-', true);
    const field = screen.getByLabelText('Certificate code');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter the code from the certificate.')).toBeTruthy();
  });
});

describe('a code that nobody has', () => {
  it('is answered calmly, with the code in the field to be mended', () => {
    show('/certificates/7KQ2M9XD4TRB');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'We couldn’t find a certificate with this code',
    );
    expect(screen.getByText(/We looked for 7KQ2M9XD4TRB/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Certificate code').value).toBe('7KQ2M9XD4TRB');
    expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
      'noindex',
    );
  });
});
