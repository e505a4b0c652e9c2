// @vitest-environment jsdom
import { materialIdSchema } from '@danube/contract/events/events.schemas.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makeSession as makeAuthSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { makeOwn, makeSession } from './session.factory.ts';
import { SessionMaterials } from './session-materials.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

it('a session’s materials are gone once the member has signed out', async () => {
  const material = {
    id: materialIdSchema.parse('00000000-0000-4000-8000-0000000000f1'),
    title: 'Worksheet',
    fileName: 'worksheet.pdf',
    bytes: 2048,
  };
  const own = makeOwn({ state: 'registered', materials: [material] });
  network.answer({ 'events.registration': () => own });
  const who = makePageSession({}, makeAuthSession());
  render(
    <PageFrame>
      <SessionProvider session={who}>
        <SessionMaterials session={makeSession({ hasMaterials: true })} />
      </SessionProvider>
    </PageFrame>,
  );
  await screen.findByText('Worksheet');
  act(() => who.store.accept(null));
  expect(screen.queryByText('Worksheet')).toBeNull();
  expect(screen.getByText('Register to download the materials for this session.')).toBeDefined();
});
