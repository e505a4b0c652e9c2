import { describe, expect, it, vi } from 'vitest';
import { declaredFailure } from '../../../lib/testing/declared-failure.ts';
import { honeypotField, submitContactForm } from './submit-contact-form.ts';

const filled = {
  name: ' Jana Nováková ',
  email: ' jana@example.org ',
  topic: 'courses',
  message: ' Which course should I begin with?\r\nI trade the DAX. ',
  language: 'sk',
};

function form(fields: Record<string, string>): FormData {
  const entered = new FormData();
  for (const [name, value] of Object.entries(fields)) entered.set(name, value);
  return entered;
}

function sending(answer: () => Promise<{ reference: string }>) {
  return vi.fn(answer);
}

const taken = () => sending(async () => ({ reference: '3F2A-9C1B' }));

describe('the contact form', () => {
  it('sends what was typed, without the blanks around it', async () => {
    const send = taken();
    expect(await submitContactForm(send, form(filled))).toEqual({
      step: 'sent',
      reference: '3F2A-9C1B',
      email: 'jana@example.org',
    });
    expect(send).toHaveBeenCalledExactlyOnceWith({
      name: 'Jana Nováková',
      email: 'jana@example.org',
      topic: 'courses',
      message: 'Which course should I begin with?\nI trade the DAX.',
      language: 'sk',
      trap: '',
    });
  });

  it('names every field that is to be put right, without asking the server', async () => {
    const send = taken();
    const outcome = await submitContactForm(send, form({ email: 'jana@', message: 'Hello' }));
    expect(outcome).toMatchObject({
      step: 'refused',
      problem: null,
      fields: {
        name: { code: 'NAME_NEEDED' },
        email: { code: 'EMAIL_MALFORMED' },
        topic: { code: 'TOPIC_NEEDED' },
        message: { code: 'MESSAGE_SHORT' },
      },
      kept: { email: 'jana@', message: 'Hello' },
    });
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['email', '', 'EMAIL_NEEDED'],
    ['topic', 'pills', 'TOPIC_NEEDED'],
    ['message', 'x'.repeat(4001), 'MESSAGE_LONG'],
  ])('refuses %s %s', async (field, value, code) => {
    const outcome = await submitContactForm(taken(), form({ ...filled, [field]: value }));
    expect(outcome).toMatchObject({ fields: { [field]: { code } } });
  });

  it('counts a line break as the one sign that was typed', async () => {
    const lines = 'x\r\n'.repeat(2000).trim();
    expect(lines.length).toBeGreaterThan(4000);
    const outcome = await submitContactForm(taken(), form({ ...filled, message: lines }));
    expect(outcome.step).toBe('sent');
  });

  it('hands on what filled the field that people do not see', async () => {
    const send = taken();
    await submitContactForm(send, form({ ...filled, [honeypotField]: 'https://pills.example' }));
    expect(send.mock.calls[0]).toMatchObject([{ trap: 'https://pills.example' }]);
  });

  it.each([
    [declaredFailure('TOO_MANY_REQUESTS', 429, { retryAfterSeconds: 9 }), 'TOO_MANY_REQUESTS'],
    [declaredFailure('MESSAGE_REFUSED', 422), 'MESSAGE_REFUSED'],
    [new TypeError('fetch failed'), 'UNREACHABLE'],
  ])('keeps what was typed when the answer is %s', async (error, code) => {
    const received = vi.fn();
    const send = sending(() => Promise.reject(error));
    const outcome = await submitContactForm(send, form(filled), received);
    expect(outcome).toMatchObject({
      step: 'refused',
      problem: { code },
      kept: { name: 'Jana Nováková', topic: 'courses' },
    });
    expect(received).toHaveBeenCalledExactlyOnceWith(error);
  });
});
