import type { FileId, FilePurpose } from '@danube/contract/media/media.schemas.ts';
import {
  type GroupName,
  initialValues,
  settingsGroups,
} from '@danube/contract/settings/settings-groups.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { callers, contextOf } from '../../testing/callers.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { openMediaStage } from '../media/media.factory.ts';
import { createSettings } from './settings.module.ts';

const now = '2026-11-17T09:00:00Z';
const files = await openMediaStage(now);
const { db, pool } = files;
const settings = createSettings({
  ...testPlatform(db, now),
  findNames: async () => new Map(),
  media: files.media.api,
  findReferences: async () => [],
});
const as = (caller: 'admin' | 'anonymous') =>
  createRouterClient(settings.routers.settings, { context: contextOf(callers[caller]) });

afterAll(() => files.database.close());

beforeEach(async () => {
  await files.empty();
  await pool.query(
    'delete from settings_groups; delete from settings_versions; delete from content_versions',
  );
});

async function aFile(purpose: FilePurpose): Promise<FileId> {
  const { rows } = await pool.query(
    `insert into stored_files (id, name, purpose, state, bytes, created_at, updated_at)
     values (gen_random_uuid(), 'a file', $1, 'ready', 1, now(), now()) returning id`,
    [purpose],
  );
  return rows[0].id;
}

type Change = Readonly<Record<string, unknown>>;

async function publish(group: GroupName, change: Change): Promise<void> {
  const { revision } = await as('admin').read({ group });
  const values = { ...initialValues(group), ...change };
  const saved = await as('admin').save({ group, revision, values });
  await as('admin').publish({ group, revision: saved.revision });
}

/** What is public, or the content of emails and documents if pages don't show the group. */
async function readPublic(group: GroupName): Promise<string> {
  if (!settingsGroups[group].isShown) return JSON.stringify(await settings.api.read(db, group));
  return JSON.stringify(
    await as('anonymous').shown({ language: 'en', details: ['instructors', 'testimonials'] }),
  );
}

const words = (text: string) => ({ en: text });
const [viktor] = initialValues('instructors').people;
const [martin] = initialValues('testimonials').voices;
const anna = {
  ...viktor,
  id: 'anna',
  name: 'Anna Real',
  slug: 'anna-real',
  title: words('Trader'),
  specialization: words('Bonds'),
  bio: words('Teaches bonds.'),
};
const eva = {
  ...martin,
  id: 'eva',
  name: 'Eva Real',
  role: words('Nurse'),
  location: words('Graz'),
  text: words('It helped.'),
  consentOn: '2026-05-03',
  consentHow: 'In writing',
};

/**
 * Everything the owner can change: each entry is changed in its group and then expected in public.
 */
const aTopic = { id: 'risk', slug: 'risk', label: { en: 'New risk' }, isRetired: false };
const kinds: readonly [kind: string, group: GroupName, change: Change, seen: string][] = [
  ['address', 'academy', { street: 'New Street 1' }, 'New Street 1'],
  ['telephone', 'academy', { phone: '+421 2 5555 0199' }, '+421 2 5555 0199'],
  ['email', 'academy', { email: 'new@danube.example' }, 'new@danube.example'],
  ['hours and the 24/7 line', 'hours', { 'contact.hours': words('Until noon') }, 'Until noon'],
  ['legal name', 'academy', { legalName: 'New s.r.o.' }, 'New s.r.o.'],
  ['register', 'academy', { registerEntry: '123/B' }, '123/B'],
  ['VAT id', 'academy', { vatId: 'SK2020202020' }, 'SK2020202020'],
  ['directors', 'academy', { directors: ['Nora New'] }, 'Nora New'],
  ['bank account', 'bank', { holder: 'New s.r.o.' }, 'New s.r.o.'],
  ['social links', 'social', { instagram: 'new.account' }, 'new.account'],
  ['broker and its losses', 'broker', { name: 'Other Broker', lossPercent: 74.5 }, '74.5'],
  ['meeting link', 'meeting', { url: 'https://meet.test/new' }, 'https://meet.test/new'],
  ['hero words', 'hero', { 'hero.lede': words('A new lede') }, 'A new lede'],
  ['six features', 'features', { 'features.live.title': words('New live') }, 'New live'],
  ['comparison', 'comparison', { 'features.compare.lede': words('New rows') }, 'New rows'],
  ['about page', 'about', { 'about.lede': words('New about') }, 'New about'],
  ['promises', 'promises', { 'pricing.lede': words('New promise') }, 'New promise'],
  ['instructors', 'instructors', { people: [anna] }, 'Anna Real'],
  ['testimonials', 'testimonials', { voices: [eva] }, 'It helped.'],
  [
    'footer columns',
    'footer',
    { courses: [{ id: 'new', label: words('Open days'), path: '/courses' }] },
    'Open days',
  ],
  ['languages offered', 'languages', { offered: ['en', 'de'] }, '"offered":["en","de"]'],
  ['mail sender', 'mail', { senderName: 'New sender' }, 'New sender'],
  ['mail signature', 'mail', { signature: words('New regards') }, 'New regards'],
  ['ITV shows and topics', 'names', { topics: [aTopic] }, 'New risk'],
  [
    'markets and levels',
    'names',
    {
      levels: [{ id: 'new', slug: 'expert', label: words('Expert') }],
      markets: [{ id: 'new', slug: 'bonds', label: words('Bonds') }],
    },
    'Expert',
  ],
];

test.each(kinds)('%s is changed without a programmer', async (...[, group, change, seen]) => {
  expect(await readPublic(group)).not.toContain(seen);
  await publish(group, change);
  expect(await readPublic(group)).toContain(seen);
  // Cached pages on every instance depend on this version.
  const { rows } = await pool.query("select 1 from content_versions where tag = 'settings'");
  expect(rows).toHaveLength(1);
});

test('film and logos are changed without a programmer', async () => {
  const [film, mark, logo] = [await aFile('video'), await aFile('picture'), await aFile('picture')];
  await publish('hero', { film });
  await publish('logo', { mark });
  await publish('broker', { logo });
  expect(await readPublic('hero')).toContain(film);
  expect(await readPublic('logo')).toContain(mark);
  expect(await readPublic('broker')).toContain(logo);
  expect(kinds).toHaveLength(27 - 2);
});
