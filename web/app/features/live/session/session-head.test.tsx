// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makeSession } from './session.factory.ts';
import { SessionHead } from './session-head.tsx';

afterEach(cleanup);

it('names the session’s own picture for link previews', () => {
  const session = makeSession();
  render(
    <PageFrame path={`/events/${session.slug}/${session.date}`}>
      <SessionHead session={session} />
    </PageFrame>,
  );
  const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(picture).toMatch(
    new RegExp(`/events/${session.slug}/${session.date}/card.png\\?lang=en$`),
  );
});
