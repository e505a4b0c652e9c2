// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { parseMarkdown } from '../../../../lib/markdown/parse-markdown.ts';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../../lib/testing/stub-api.ts';
import { makePlayable } from '../../player/playable.factory.ts';
import { makeSession } from '../../session/session.factory.ts';
import { makePageSession } from '../../session/testing/page-session.ts';
import { SessionProvider } from '../../session/use-session.tsx';
import { LessonProse } from './lesson-prose.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

// What the block passes to the player; playback has its own tests.
vi.mock('../../player/video-player.tsx', () => ({
  VideoPlayer: ({ access, startAt, playable }: PlayerProps) =>
    createElement('video', { 'aria-label': `${playable.title}, ${access}, from ${startAt}` }),
}));

type PlayerProps = { access: string; startAt: number; playable: { title: string } };

afterEach(cleanup);

const blocks = parseMarkdown('```video One gap\none-gap\n```');

async function show(session: ReturnType<typeof makePageSession>) {
  await act(async () =>
    render(
      <PageFrame path="/course/fast-track/lessons/x?lang=en">
        <SessionProvider session={session}>
          <LessonProse blocks={blocks} lang="en" />
        </SessionProvider>
      </PageFrame>,
    ),
  );
}

it('is the whole video for members, from where they stopped', async () => {
  const calls = network.answer({
    'videos.read': () => ({ playable: makePlayable({ title: 'One gap' }) }),
    'videos.position': () => ({ position: 42 }),
  });
  await show(makePageSession({}, makeSession()));
  expect(await screen.findByLabelText('One gap, full, from 42')).toBeDefined();
  expect(calls[0]?.input).toEqual({ slug: 'one-gap', language: 'en' });
});

it('is the preview for visitors', async () => {
  network.answer({ 'videos.read': () => ({ playable: makePlayable({ title: 'One gap' }) }) });
  await show(makePageSession({}, null));
  expect(await screen.findByLabelText('One gap, preview, from 0')).toBeDefined();
});

it('leads to the video’s page while it can’t be loaded', async () => {
  network.answer({
    'videos.read': () => {
      throw new StubError('INTERNAL_SERVER_ERROR', 500);
    },
  });
  await show(makePageSession({}, null));
  const link = await screen.findByRole('link', { name: 'Play video: One gap' });
  expect(link.getAttribute('href')).toBe('/itv/one-gap?lang=en');
});
