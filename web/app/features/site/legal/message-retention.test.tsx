// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SettingsProvider } from '../../../lib/settings.tsx';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { MessageRetention } from './message-retention.tsx';

afterEach(cleanup);

const kept = 'until you remove them or your account is erased.';
const reported =
  'A report keeps a copy of the text it’s about, and a hidden message stays until its author can no longer appeal.';

it.each([
  [{}, `We keep messages in rooms ${kept} We keep direct messages and messages in groups ${kept}`],
  [
    { rooms: 1, direct: 5 },
    'Messages in rooms are deleted 1 year after they were sent. Direct messages and messages in groups are deleted 5 years after they were sent.',
  ],
])('the privacy policy says how long messages are kept: %o', async (retention, expected) => {
  render(
    <PageFrame>
      <SettingsProvider shown={{ values: { retention }, words: {}, english: {} }}>
        <MessageRetention />
      </SettingsProvider>
    </PageFrame>,
  );
  expect(await screen.findByText(`${expected} ${reported}`)).toBeDefined();
});
