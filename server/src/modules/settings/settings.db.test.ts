import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { noReads } from '../../platform/request-context.ts';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { createSettings } from './settings.module.ts';
import { seedSettings } from './settings.seed.ts';

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, '2026-11-17T09:00:00Z');
const settings = createSettings({
  ...platform,
  findNames: async (ids) => new Map(ids.map((id) => [id, `Name of ${id}`])),
  media: {
    findFiles: async () => [],
    storeUses: async () => [],
    linkForPlayback: async () => null,
  },
  findReferences: async () => [],
});
await insertPerson(db, { id: 'admin-id' });

afterAll(() => database.close());

beforeEach(async () => {
  await pool.query(
    'delete from settings_groups; delete from settings_versions; delete from content_versions',
  );
});

function as(caller: Caller, reads = noReads) {
  return createRouterClient(settings.routers.settings, {
    context: contextOf(callers[caller], { reads }),
  });
}

const admin = as('admin');
const academy = initialValues('academy');

async function version(): Promise<number> {
  const { rows } = await pool.query(
    "select version::int from content_versions where tag = 'settings'",
  );
  return rows[0]?.version ?? 0;
}

async function latestEntry() {
  const { rows } = await pool.query(
    'select action, target_id, before, after, reason from audit_entries order by number desc limit 1',
  );
  return rows[0];
}

async function publishAcademy(overrides: Partial<typeof academy>) {
  const { revision } = await admin.read({ group: 'academy' });
  const values = { ...academy, ...overrides };
  const saved = await admin.save({ group: 'academy', revision, values });
  return admin.publish({ group: 'academy', revision: saved.revision });
}

describe('what pages show', () => {
  test('nothing while everything is as it was initially', async () => {
    expect(await as('anonymous').shown({ language: 'de' })).toEqual({
      values: {},
      words: {},
      english: {},
    });
  });

  test('only fields that were changed, and pages are told', async () => {
    const before = await version();
    await publishAcademy({ email: 'office@academy.test' });
    const shown = await as('anonymous').shown({ language: 'de' });
    expect(shown.values).toEqual({ academy: { email: 'office@academy.test' } });
    expect(await version()).toBe(before + 1);
  });

  test('wordings of the reader’s language, and English ones apart', async () => {
    await publishAcademy({
      'footer.support': { en: 'Mondays', de: 'montags' },
      'footer.country': { en: 'Slovak Republic' },
    });
    const german = await as('anonymous').shown({ language: 'de' });
    expect(german.words).toEqual({ 'footer.support': 'montags' });
    expect(german.english).toEqual({ 'footer.country': 'Slovak Republic' });
  });

  test('say which content they were made of', async () => {
    const reads: unknown[] = [];
    const seen = (read: unknown) => void reads.push(read);
    await as('anonymous', { tag: seen, freshUntil: seen }).shown({ language: 'en' });
    expect(reads).toEqual(['settings']);
  });

  test('drafts to administrators who preview them, and to nobody else', async () => {
    const values = { ...academy, name: 'Draft Academy' };
    await admin.save({ group: 'academy', revision: 0, values });
    expect(await version()).toBe(0);
    const preview = { language: 'en', isPreview: true } as const;
    expect((await admin.shown(preview)).values.academy).toEqual({ name: 'Draft Academy' });
    expect((await admin.shown({ language: 'en' })).values).toEqual({});
    for (const caller of ['anonymous', 'member', 'rep'] as const) {
      expect((await as(caller).shown(preview)).values).toEqual({});
    }
  });

  test('nothing of groups that only mails and papers use', async () => {
    const values = { holder: 'Anna', iban: 'SK31 1200 0000 1987 4263 7541', bic: 'TATRSKBX' };
    const { revision } = await admin.save({ group: 'bank', revision: 0, values });
    await admin.publish({ group: 'bank', revision });
    expect((await as('anonymous').shown({ language: 'en' })).values).toEqual({});
    expect(await settings.api.read(db, 'bank')).toMatchObject({ iban: 'SK3112000000198742637541' });
  });
});

describe('a draft', () => {
  test.each([
    ['an empty name', { name: ' ' }],
    ['a wrong address', { email: 'desk' }],
    ['a field of nobody', { motto: 'Onwards' }],
    ['a wording without what it fills in', { 'imprint.company.registerValue': { en: 'Court' } }],
    ['a wording with markup of its own', { 'footer.support': { en: '<b>Always</b>' } }],
    ['a language that nobody speaks', { 'footer.support': { xx: 'Always' } }],
  ])('is refused with %s', async (_name, wrong) => {
    // What an untyped client could send.
    const values = { ...academy, ...wrong } as unknown as typeof academy;
    await expect(admin.save({ group: 'academy', revision: 0, values })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect((await admin.read({ group: 'academy' })).revision).toBe(0);
  });

  test('is refused on top of a revision that somebody else has replaced', async () => {
    await admin.save({ group: 'academy', revision: 0, values: { ...academy, city: 'Košice' } });
    const late = admin.save({ group: 'academy', revision: 0, values: academy });
    await expect(late).rejects.toMatchObject({ code: 'DRAFT_CHANGED', data: { revision: 1 } });
  });

  test('is dropped without touching what is public', async () => {
    const published = await publishAcademy({ city: 'Košice' });
    const { revision } = await admin.save({
      group: 'academy',
      revision: published.revision,
      values: { ...academy, city: 'Nitra' },
    });
    const after = await admin.discard({ group: 'academy', revision });
    expect(after).toMatchObject({ isChanged: false, values: { city: 'Košice' } });
    expect(await latestEntry()).toMatchObject({ action: 'settings.discard' });
  });
});

describe('history', () => {
  test('names every publication, newest first, with who it was', async () => {
    await publishAcademy({ city: 'Košice' });
    const { history } = await publishAcademy({ city: 'Nitra' });
    expect(history.map(({ number }) => number)).toEqual([4, 2]);
    expect(history[0]?.publishedBy).toBe('Name of admin-id');
    expect(await latestEntry()).toMatchObject({
      action: 'settings.publish',
      target_id: 'academy',
      before: { city: 'Košice' },
      after: { city: 'Nitra' },
    });
  });

  test('restores an earlier version, and the initial one, as a draft', async () => {
    await publishAcademy({ city: 'Košice' });
    const { revision } = await publishAcademy({ city: 'Nitra' });
    const restored = await admin.restore({ group: 'academy', number: 2, revision });
    expect(restored).toMatchObject({
      isChanged: true,
      values: { city: 'Košice' },
      published: { city: 'Nitra' },
    });
    const next = { group: 'academy', revision: restored.revision } as const;
    expect(await admin.restore({ ...next, number: 0 })).toMatchObject({
      values: { city: 'Bratislava' },
    });
  });

  test('has no version that never was', async () => {
    await expect(admin.restore({ group: 'academy', number: 7, revision: 0 })).rejects.toMatchObject(
      { code: 'SETTINGS_VERSION_NOT_FOUND' },
    );
  });
});

test('stored values that no longer fit the group give way to initial ones, field by field', async () => {
  await pool.query(`insert into settings_groups ("group", revision, published, updated_at)
    values ('academy', 1, '{"city": "Nitra", "email": "gone", "motto": "Onwards"}', now())`);
  expect(await settings.api.read(db, 'academy')).toEqual({ ...academy, city: 'Nitra' });
});

describe('opening the site', () => {
  async function open(reason?: string) {
    const { revision } = await admin.save({
      group: 'site',
      revision: (await admin.read({ group: 'site' })).revision,
      values: { isOpen: true },
    });
    return admin.publish({ group: 'site', revision, reason });
  }

  test('is refused while samples are shown, and names them', async () => {
    await expect(open()).rejects.toMatchObject({
      code: 'SITE_NOT_READY',
      data: { problems: await settings.api.findOpeningProblems(db) },
    });
    expect(await settings.api.findOpeningProblems(db)).toContain('companySample');
    expect((await as('anonymous').shown({ language: 'en' })).values).toEqual({});
  });

  test('goes on with a reason, which the audit log keeps', async () => {
    await open('The lawyer has seen it.');
    expect((await as('anonymous').shown({ language: 'en' })).values.site).toEqual({ isOpen: true });
    expect(await latestEntry()).toMatchObject({
      action: 'settings.publish',
      target_id: 'site',
      reason: 'The lawyer has seen it.',
    });
  });

  test('needs no reason once nothing is a sample', async () => {
    await publishAcademy({
      email: 'desk@academy.test',
      phone: '+421 2 1234 5678',
      companyNumber: '50 000 000',
      taxId: '2020000000',
      vatId: 'SK2020000000',
      registerEntry: '1/B',
      directors: ['Anna'],
    });
    for (const [group, values] of [
      ['broker', { ...initialValues('broker'), url: '' }],
      ['meeting', { url: 'https://meet.test/' }],
      ['social', { instagram: '', youtube: '', youtubePlaylist: '', linkedin: '', x: '' }],
      ['instructors', { ...initialValues('instructors'), people: [] }],
      ['testimonials', { ...initialValues('testimonials'), voices: [] }],
    ] as const) {
      const { revision } = await admin.save({ group, revision: 0, values });
      await admin.publish({ group, revision });
    }
    expect(await settings.api.findOpeningProblems(db)).toEqual([]);
    await open();
    expect((await as('anonymous').shown({ language: 'en' })).values.site).toEqual({ isOpen: true });
  });

  test('is done for developers and tests, unless somebody decided', async () => {
    await seedSettings(platform);
    expect((await as('anonymous').shown({ language: 'en' })).values).toEqual({
      site: { isOpen: true },
    });
    const { revision } = await admin.save({
      group: 'site',
      revision: 1,
      values: { isOpen: false },
    });
    await admin.publish({ group: 'site', revision });
    await seedSettings(platform);
    expect((await as('anonymous').shown({ language: 'en' })).values).toEqual({});
  });
});

test.each([
  ['anonymous', 'UNAUTHORIZED'],
  ['member', 'FORBIDDEN'],
  ['rep', 'FORBIDDEN'],
] as const)('%s may not change or read drafts', async (caller, code) => {
  const somebody = as(caller);
  const calls = [
    somebody.list(),
    somebody.read({ group: 'academy' }),
    somebody.save({ group: 'academy', revision: 0, values: academy }),
    somebody.publish({ group: 'academy', revision: 0 }),
    somebody.discard({ group: 'academy', revision: 0 }),
    somebody.restore({ group: 'academy', revision: 0, number: 0 }),
  ];
  for (const call of calls) await expect(call).rejects.toMatchObject({ code });
  expect(await admin.list()).toContainEqual({
    group: 'academy',
    isChanged: false,
    updatedAt: null,
    updatedBy: null,
  });
});
