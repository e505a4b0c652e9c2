import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { Actor } from '../../../platform/actor.ts';
import type { Documents } from '../../../platform/documents.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import type { RateLimitResult } from '../../../platform/rate-limit.ts';
import { callers } from '../../../testing/callers.ts';
import type { LearningApi, PrintedCertificate } from '../learning.api.ts';
import { serveCertificate, serveCertificateCard } from './certificates.ts';

const code = '7KQ2M9XD4TRB';
const issuedAt = new Date('2026-11-15T08:30:00Z');

const printed: PrintedCertificate = {
  code,
  number: 'DTA-2026-000042',
  holder: 'Anna Kováčová',
  courseTitle: 'Foundations',
  language: 'sk',
  issuedAt,
  lessons: 24,
  minutes: 390,
};

const shown = {
  code,
  number: printed.number,
  courseTitle: 'Foundations',
  courseSlug: 'foundations',
  issuedAt,
  isRevoked: false,
  replacement: null,
  holder: null,
  instructor: 'viktor-hajnal',
  lessons: 22,
};

type TestOptions = Partial<LearningApi> & { actor?: Actor; limit?: RateLimitResult };

function open({ actor = callers.member, limit = { allowed: true }, ...given }: TestOptions = {}) {
  const learning = {
    ownCertificate: vi.fn(async (userId: string) =>
      userId === callers.member.userId ? printed : null,
    ),
    publicCertificate: vi.fn(async () => shown),
    ...given,
  };
  const documents = {
    renderPdf: vi.fn<Documents['renderPdf']>(async () => new Uint8Array([37, 80, 68, 70])),
    drawCard: vi.fn<Documents['drawCard']>(
      async () => '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"/>',
    ),
  };
  const app = new Hono<HttpVariables>();
  app.get(
    '/my-certificates/:file',
    serveCertificate({
      learning,
      documents,
      siteUrl: 'https://danube.example',
      identity: { findActor: async () => actor },
      spend: async () => limit,
    }),
  );
  app.get('/certificates/:code/card.png', serveCertificateCard({ learning, documents }));
  return { ask: (path: string) => app.request(path), learning, documents };
}

const paper = `/my-certificates/${code}.pdf`;
const card = `/certificates/${code}/card.png`;

test('the holder gets the certificate on paper, in the language of the course, kept by nobody', async () => {
  const { ask, learning, documents } = open();
  const answer = await ask(paper);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('%PDF');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="DTA-2026-000042.pdf"',
    'cache-control': 'private, no-store',
  });
  expect(learning.ownCertificate).toHaveBeenCalledWith(callers.member.userId, code);
  const [pdf, language] = documents.renderPdf.mock.calls[0] ?? [];
  expect(language).toBe('sk');
  expect(pdf).toMatchObject({
    kind: 'certificate',
    holder: 'Anna Kováčová',
    issuedAt: '2026-11-15T08:30:00.000Z',
    url: `https://danube.example/certificates/${code}`,
    qrCode: { size: expect.any(Number), path: expect.stringMatching(/^M0 0h7v1/) },
  });
});

test.each([
  ['a visitor', callers.anonymous, paper],
  ['another member', callers.otherMember, paper],
  ['an administrator', callers.admin, paper],
  ['what cannot be a code', callers.member, '/my-certificates/..%2Fx.pdf'],
  ['small letters', callers.member, paper.toLowerCase()],
])('it is not there: %s', async (_who, actor, path) => {
  const { ask, documents } = open({ actor });
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  expect(documents.renderPdf).not.toHaveBeenCalled();
});

test('nothing is looked up for a visitor', async () => {
  const { ask, learning } = open({ actor: callers.anonymous });
  await ask(paper);
  expect(learning.ownCertificate).not.toHaveBeenCalled();
});

test('a member who asks too often is told when to come back', async () => {
  const { ask, learning } = open({ limit: { allowed: false, retryAfterSeconds: 30 } });
  const answer = await ask(paper);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  expect(learning.ownCertificate).not.toHaveBeenCalled();
});

test('everybody gets the card, with what the holder lets everybody see', async () => {
  const { ask, documents } = open({ actor: callers.anonymous });
  const answer = await ask(card);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
  const { number, courseTitle } = shown;
  const reported = {
    kind: 'certificate',
    number,
    courseTitle,
    holder: null,
    issuedAt: issuedAt.toISOString(),
  };
  expect(documents.drawCard.mock.calls).toEqual([[reported, 'en']]);
});

test.each([
  ['?lang=de', 'de'],
  ['?lang=xx', 'en'],
  ['', 'en'],
])('the address names the language: %s', async (search, language) => {
  const { ask, documents } = open();
  await ask(card + search);
  expect(documents.drawCard.mock.calls[0]?.[1]).toBe(language);
});

test('what says the same is drawn once; a name that is hidden or shown makes another', async () => {
  const answers = [shown, shown, { ...shown, holder: 'Anna Kováčová' }, shown];
  const publicCertificate = vi.fn(async () => answers.shift() ?? null);
  const { ask, documents } = open({ publicCertificate });
  for (const _ of [1, 2, 3, 4]) expect((await ask(card)).status).toBe(200);
  expect(publicCertificate).toHaveBeenCalledTimes(4);
  expect(documents.drawCard.mock.calls.map(([drawn]) => drawn)).toMatchObject([
    { holder: null },
    { holder: 'Anna Kováčová' },
  ]);
});

test('a revoked or replaced certificate has no card, even where it was drawn before', async () => {
  const replacement = { code: 'NEWC0DE2NEWC', number: 'DTA-2026-000043' };
  const answers = [shown, { ...shown, isRevoked: true }, { ...shown, replacement }, null];
  const { ask } = open({ publicCertificate: async () => answers.shift() ?? null });
  expect((await ask(card)).status).toBe(200);
  for (const _ of ['revoked', 'replaced', 'unknown']) {
    const answer = await ask(card);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      404,
      'private, no-store',
    ]);
  }
});

test('what cannot be a code is not looked up', async () => {
  const { ask, learning } = open();
  expect((await ask('/certificates/short/card.png')).status).toBe(404);
  expect(learning.publicCertificate).not.toHaveBeenCalled();
});
