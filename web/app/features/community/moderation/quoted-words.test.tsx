// @vitest-environment jsdom
import type { Statement } from '@danube/contract/moderation/moderation.schemas.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { PublicQuotes } from '../about/public-quotes.tsx';
import { StatementFacts } from './statement-facts.tsx';

afterEach(cleanup);

const at = new Date('2026-11-17T10:00:00Z');
const statement = {
  id: '018f4c5e-0000-7000-8000-0000000000a1',
  restriction: 'remove',
  rule: 'privacy',
  rulesVersion: 1,
  foundBy: 'report',
  isAutomated: false,
  quote: null,
  pictureAlt: 'My phone number',
  place: null,
  sentAt: at,
  remark: '',
  decidedAt: at,
  until: null,
  isInForce: true,
  reversedAt: null,
  appealUntil: at,
  appeal: null,
} satisfies Statement;

it.each([
  [{}, 'Image: My phone number'],
  [{ pictureAlt: '' }, 'Image without a description'],
  [{ quote: 'Call me' }, 'Call me Image: My phone number'],
])('a statement names the picture of the message: %o', async (given, expected) => {
  render(
    <PageFrame>
      <StatementFacts statement={{ ...statement, ...given }} />
    </PageFrame>,
  );
  const quote = await screen.findByText(expected, { selector: 'blockquote' });
  expect(quote).toBeDefined();
});

it('a public quote of a picture without text says what it shows', async () => {
  const quote = { author: 'Maja H.', room: 'DAX', text: '', pictureAlt: 'The DAX', sentAt: at };
  render(
    <PageFrame>
      <PublicQuotes quotes={[quote]} />
    </PageFrame>,
  );
  expect(await screen.findByText('Image: The DAX')).toBeDefined();
});
