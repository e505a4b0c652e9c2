import { expect, test, vi } from 'vitest';
import { drawCard } from '../documents.ts';
import type { SessionCard } from '../documents.types.ts';
import { sampleCard } from '../sample-certificates.factory.ts';

// The first test also loads the PDF engine, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const session: SessionCard = {
  kind: 'session',
  title: 'Education Tuesday Live',
  host: 'Viktor Hajnal',
  startsAt: '2026-11-17T17:00:00Z',
  durationMinutes: 45,
  isAllDay: false,
  isCancelled: false,
};

const outlines = (svg: string) => svg.match(/<path/g)?.length ?? 0;

test('a card is a drawing without letters, whatever people and sessions are called', async () => {
  const hostile = '</svg><script>alert(1)</script><image href="file:///etc/passwd"/>&amp;"';
  const cards = [
    { ...sampleCard, holder: hostile, courseTitle: hostile },
    { ...session, title: hostile, host: hostile },
  ];
  for (const card of cards) {
    const svg = await drawCard(card, 'en');
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630">/);
    expect(new Set(svg.match(/<\/?\w+/g))).toEqual(
      new Set(['<svg', '<rect', '</rect', '<g', '<path', '</path', '</g', '</svg']),
    );
    expect(svg).not.toMatch(/script|href|passwd|&/);
  }
});

test('a certificate’s card differs by course, language and holder, and names nobody who does not want it', async () => {
  const cards = await Promise.all([
    drawCard(sampleCard, 'en'),
    drawCard(sampleCard, 'bg'),
    drawCard({ ...sampleCard, courseTitle: 'Another course' }, 'en'),
    drawCard({ ...sampleCard, holder: 'Eleni' }, 'en'),
    drawCard({ ...sampleCard, holder: null }, 'en'),
  ]);
  expect(new Set(cards).size).toBe(cards.length);
  const paths = cards.map(outlines);
  expect(paths.at(-1)).toBe((paths[0] ?? 0) - 1);
});

test('a session’s card differs by title, host, time and language, and says that it was cancelled', async () => {
  const cards = await Promise.all([
    drawCard(session, 'en'),
    drawCard(session, 'de'),
    drawCard({ ...session, title: 'The open, together' }, 'en'),
    drawCard({ ...session, host: null }, 'en'),
    drawCard({ ...session, startsAt: '2026-11-17T18:00:00Z' }, 'en'),
    drawCard({ ...session, isCancelled: true }, 'en'),
    drawCard({ ...session, isAllDay: true }, 'en'),
  ]);
  expect(new Set(cards).size).toBe(cards.length);
});
