// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import type { ContactOutcome } from './contact-outcome.ts';
import { ContactPage } from './contact-page.tsx';

const { network, StubError } = await vi.hoisted(async () => {
  const stub = await import('../../../lib/testing/stub-api.ts');
  return { network: stub.replaceNetwork(), StubError: stub.StubError };
});

afterEach(cleanup);

const message = 'Which course should I begin with?';

function show(
  outcome: ContactOutcome | null = null,
  answer = (): unknown => ({ reference: '3F2A-9C1B' }),
) {
  const calls = network.answer({ 'contact.send': answer });
  render(
    <PageFrame path="/contact?lang=de">
      <ContactPage outcome={outcome} />
    </PageFrame>,
  );
  return () => calls.map(({ input }) => input);
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Your name'), 'Jana Nováková');
  await userEvent.type(screen.getByLabelText('Email address'), 'jana@example.org');
  await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Press');
  await userEvent.type(screen.getByLabelText('Message'), message);
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

describe('the contact page', () => {
  it('gives telephone, mail and address', () => {
    show();
    expect(screen.getByRole('link', { name: '+421 2 5555 0142' }).getAttribute('href')).toBe(
      'tel:+421255550142',
    );
    expect(
      screen.getByRole('link', { name: 'desk@danube-trading.example' }).getAttribute('href'),
    ).toBe('mailto:desk@danube-trading.example');
    expect(screen.getByText(/Laurinská 14/)).toBeDefined();
  });

  it('has a form that a browser can send by itself', () => {
    show();
    const form = screen.getByLabelText('Your name').closest('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/contact?lang=de#write');
    const names = [...new FormData(form ?? undefined).keys()];
    expect(names).toEqual(['language', 'name', 'email', 'topic', 'message', 'homepage']);
  });

  it('sends a message and takes the focus to its confirmation', async () => {
    const inputs = show();
    await fillIn();
    await send();
    const title = await screen.findByRole('heading', { name: 'We’ve got your message' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('3F2A-9C1B')).toBeDefined();
    expect(screen.getByText('jana@example.org')).toBeDefined();
    expect(inputs()).toEqual([
      {
        name: 'Jana Nováková',
        email: 'jana@example.org',
        topic: 'press',
        message,
        language: 'en',
        trap: '',
      },
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Send another message' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  });

  it('says beside each field what is wrong and goes to the first', async () => {
    const inputs = show();
    await send();
    expect(await screen.findByText('Enter your name.')).toBeDefined();
    expect(screen.getByText('Write at least 20 characters.')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('4 fields need your attention.');
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    expect(inputs()).toEqual([]);
  });

  it('keeps what was typed when the server refuses, and names another way', async () => {
    show(null, () => {
      throw new StubError('MESSAGE_REFUSED', 422);
    });
    await fillIn();
    await send();
    expect((await screen.findByText(/looks like an automated message/)).textContent).toContain(
      'desk@danube-trading.example',
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(message);
  });

  it('says in minutes how long to wait', () => {
    const kept = { name: 'Jana', email: 'jana@example.org', topic: 'press', message };
    const problem = { code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 61 } } as const;
    show({ step: 'refused', problem, fields: {}, kept });
    expect(screen.getByText(/Try again in 2 minutes/)).toBeDefined();
  });

  it('goes on from a form that the browser sent by itself', () => {
    const kept = { name: '', email: 'jana@example.org', topic: 'press', message };
    const fields = { name: { code: 'NAME_NEEDED', data: null } } as const;
    show({ step: 'refused', problem: null, fields, kept });
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    expect(screen.getByLabelText<HTMLSelectElement>('Subject').value).toBe('press');
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('jana@example.org');
  });
});
