// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../../lib/testing/stub-api.ts';
import { connectToastView, type Toast } from '../../../../ui/toast.ts';
import { makePersonCourse } from '../learning-admin.factory.ts';
import { PersonCourses } from './person-courses.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

let toasts: Toast[];
let disconnect: () => void;

beforeEach(() => {
  toasts = [];
  disconnect = connectToastView((toast) => toasts.push(toast));
});
afterEach(() => {
  cleanup();
  disconnect();
});

const certificate = {
  code: 'ABCDEFGH2345',
  number: 'DTA-2026-000042',
  issuedAt: new Date('2026-11-09T09:00:00Z'),
  isRevoked: false,
  replaced: [],
};

function show(answers: Parameters<typeof network.answer>[0]) {
  const calls = network.answer({ 'learningAdmin.ofPerson': () => [], ...answers });
  render(
    <PageFrame>
      <PersonCourses student={{ id: 'person-1', name: 'Anna Kovač' }} />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

/** Opens an action's dialog, enters a reason and confirms. */
async function act(button: string, confirm: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Asked for by mail');
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
  return dialog;
}

describe('what somebody learns', () => {
  it('is listed with how far they are and when they were last there', async () => {
    show({ 'learningAdmin.ofPerson': () => [makePersonCourse()] });
    expect(await screen.findByText('The DAX in depth')).toBeDefined();
    expect(
      screen.getByText('25% · 3 of 12 lessons done · last opened 10 Nov 2026, 18:30'),
    ).toBeDefined();
    const bar = screen.getByRole('progressbar', { name: 'Progress in The DAX in depth' });
    expect(bar.getAttribute('aria-valuetext')).toBe('3 of 12 lessons done');
    expect(screen.queryByRole('button', { name: /certificate/ })).toBeNull();
  });

  it('names a certificate and whether it is valid', async () => {
    const at = new Date('2026-11-12T09:00:00Z');
    const replaced = [{ number: 'DTA-2026-000041', holder: 'Ana Kovac', at }];
    const revoked = { ...certificate, isRevoked: true, replaced };
    show({ 'learningAdmin.ofPerson': () => [makePersonCourse({ certificate: revoked })] });
    const name = 'Certificate DTA-2026-000042, issued on 9 Nov 2026';
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/certificates/ABCDEFGH2345');
    expect(screen.getByText('Revoked')).toBeDefined();
    const old = 'Replaced certificate DTA-2026-000041 (Ana Kovac) on 12 Nov 2026';
    expect(screen.getByText(old)).toBeDefined();
  });

  it('says that there is nothing, and that it could not be read', async () => {
    show({});
    expect(await screen.findByText('No courses started yet.')).toBeDefined();
    cleanup();
    show({
      'learningAdmin.ofPerson': () => {
        throw new StubError('SERVICE_UNAVAILABLE', 503);
      },
    });
    expect(await screen.findByText('We couldn’t load the courses')).toBeDefined();
  });
});

it.each([
  [true, 'Certificate DTA-2026-000042 was replaced'],
  [false, 'The certificate already has this name. Nothing was changed.'],
])(
  'a name is corrected by the name entered, at first the account’s: %s',
  async (isReplaced, title) => {
    const asked = show({
      'learningAdmin.ofPerson': () => [makePersonCourse({ certificate })],
      'learningAdmin.correctCertificate': () => ({ isReplaced }),
    });
    const button = 'Correct the name on certificate DTA-2026-000042';
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText<HTMLInputElement>('Name on the certificate');
    expect(name.value).toBe('Anna Kovač');
    await userEvent.clear(name);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Married');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct name' }));
    expect(dialog.getByText('Enter a name.')).toBeDefined();
    await userEvent.type(name, ' Anna Nová ');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct name' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const input = { code: certificate.code, holder: 'Anna Nová', reason: 'Married' };
    expect(asked('learningAdmin.correctCertificate')).toEqual([input]);
    expect(toasts).toMatchObject([{ title }]);
  },
);

describe('resetting progress', () => {
  const answers = {
    'learningAdmin.ofPerson': () => [makePersonCourse({ certificate })],
    'learningAdmin.resetProgress': () => ({}),
  };

  it('says that the certificate stays, and asks for a reason', async () => {
    const inputs = show(answers);
    const name = 'Reset progress in The DAX in depth';
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Reset Anna Kovač’s progress in The DAX in depth?')).toBeDefined();
    expect(dialog.getByText(/A certificate that was already issued stays valid/)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Reset progress' }));
    expect(dialog.getByText('Enter a reason of 3 to 500 characters.')).toBeDefined();
    expect(inputs('learningAdmin.resetProgress')).toEqual([]);
  });

  it('happens, is told, and everything is read anew', async () => {
    const inputs = show(answers);
    await act('Reset progress in The DAX in depth', 'Reset progress');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('learningAdmin.resetProgress')).toEqual([
      {
        userId: 'person-1',
        course: makePersonCourse().course.id,
        reason: 'Asked for by mail',
      },
    ]);
    expect(toasts).toMatchObject([
      { kind: 'success', title: 'Anna Kovač’s progress in The DAX in depth was reset' },
    ]);
    await waitFor(() => expect(inputs('learningAdmin.ofPerson')).toHaveLength(2));
  });
});

describe('a certificate', () => {
  it.each([
    ['Revoke', false, 'Certificate DTA-2026-000042 revoked'],
    ['Restore', true, 'Certificate DTA-2026-000042 restored'],
  ])('has the act %s, for a reason', async (verb, isRevoked, reported) => {
    const procedure = `learningAdmin.${verb.toLowerCase()}Certificate`;
    const held = { ...certificate, isRevoked };
    const inputs = show({
      'learningAdmin.ofPerson': () => [makePersonCourse({ certificate: held })],
      [procedure]: () => ({}),
    });
    await act(`${verb} certificate DTA-2026-000042`, `${verb} certificate`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs(procedure)).toEqual([{ code: certificate.code, reason: 'Asked for by mail' }]);
    expect(toasts).toMatchObject([{ kind: 'success', title: reported }]);
    await waitFor(() => expect(inputs('learningAdmin.ofPerson')).toHaveLength(2));
  });

  it('that is gone meanwhile is told of beside what was written', async () => {
    show({
      'learningAdmin.ofPerson': () => [makePersonCourse({ certificate })],
      'learningAdmin.revokeCertificate': () => {
        throw new StubError('CERTIFICATE_NOT_FOUND', 404);
      },
    });
    const dialog = await act('Revoke certificate DTA-2026-000042', 'Revoke certificate');
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'This certificate no longer exists. Nothing was changed.',
    );
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Asked for by mail');
  });
});
