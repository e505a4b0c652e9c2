// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { EditMessage } from './edit-message.tsx';
import { messageOf } from './message.factory.ts';

afterEach(cleanup);

async function open(onSave: () => Promise<void>) {
  const onDone = vi.fn();
  render(
    <PageFrame>
      <EditMessage message={messageOf({ seq: 1 })} onSave={onSave} onDone={onDone} />
    </PageFrame>,
  );
  return { onDone, field: await screen.findByRole('textbox') };
}

it('a text that couldn’t be saved stays in the form, with the reason', async () => {
  const onSave = vi.fn(async () => {
    throw new Error('the network is away');
  });
  const { onDone, field } = await open(onSave);
  await userEvent.type(field, ' again{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(onSave).toHaveBeenCalledWith('Message 1 again');
  expect(field).toHaveProperty('value', 'Message 1 again');
  expect(onDone).not.toHaveBeenCalled();
});

it('an unchanged text asks for nothing, and an empty one isn’t sent', async () => {
  const onSave = vi.fn(async () => undefined);
  const { onDone, field } = await open(onSave);
  await userEvent.clear(field);
  await userEvent.type(field, '{Enter}');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.type(field, 'Message 1{Enter}');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(onSave).not.toHaveBeenCalled();
});
