// @vitest-environment jsdom
import type { FoundRecording } from '@danube/contract/events/events.schemas.ts';
import { videoIdSchema } from '@danube/contract/videos/videos.schemas.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { FoundRecordings } from './found-recordings.tsx';
import { makeManaged } from './session.factory.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const videoId = videoIdSchema.parse('0198f3a2-7c1e-7b6a-9d43-2f5b8c1e0a99');
const found: FoundRecording = {
  name: 'studio/one.mp4',
  bytes: 2_000_000,
  foundAt: new Date('2026-11-10T10:00:00Z'),
  video: { id: videoId, title: 'one' },
  problem: null,
};

function show(answers: Parameters<typeof network.answer>[0]) {
  const calls = network.answer(answers);
  const page = (
    <PageFrame path="/admin/calendar">
      <FoundRecordings today="2026-11-18" />
    </PageFrame>
  );
  render(page);
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('is linked to one of the last sessions', async () => {
  const session = makeManaged();
  const asked = show({
    'eventsAdmin.recordings': () => [found],
    'eventsAdmin.occurrences': () => [session, makeManaged({ id: 'x', isCancelled: true })],
    'eventsAdmin.setRecording': () => ({ recorded: true }),
  });
  await press('Choose session');
  const dialog = within(await screen.findByRole('dialog'));
  const choices = await dialog.findAllByRole('button', { name: new RegExp(session.title) });
  expect(choices).toHaveLength(1);
  await userEvent.click(choices[0] as HTMLElement);
  await waitFor(() =>
    expect(asked('eventsAdmin.setRecording')).toEqual([
      { id: session.planId, date: session.date, videoId },
    ]),
  );
});

it.each([
  ['tooLarge', /Larger than 1 GB/],
  ['unreadable', /couldn’t copy this file/],
] as const)('says what to do about one that is %s', async (problem, text) => {
  show({ 'eventsAdmin.recordings': () => [{ ...found, video: null, problem }] });
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Choose session' })).toBeNull();
});

it('is dismissed, and one whose name cannot be used says what to do', async () => {
  const unusable = { ...found, name: 'two words.mp4', video: null, problem: 'name' } as const;
  const asked = show({
    'eventsAdmin.recordings': () => [unusable],
    'eventsAdmin.dismissRecording': () => ({ dismissed: true }),
  });
  expect(await screen.findByText(/Rename the file/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Choose session' })).toBeNull();
  await press('Dismiss');
  await waitFor(() =>
    expect(asked('eventsAdmin.dismissRecording')).toEqual([{ name: 'two words.mp4' }]),
  );
});

it('takes no room where nothing waits, and says if the list could not be read', async () => {
  const asked = show({ 'eventsAdmin.recordings': () => [] });
  await waitFor(() => expect(asked('eventsAdmin.recordings')).toHaveLength(1));
  expect(screen.queryByText('Recordings without a session')).toBeNull();
  cleanup();
  show({
    'eventsAdmin.recordings': () => {
      throw new StubError('INTERNAL_SERVER_ERROR', 500);
    },
  });
  expect(await screen.findByText('We couldn’t load the recordings')).toBeDefined();
});
