import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { type GroupValues, initialValues } from '@danube/contract/settings/settings-groups.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
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
  findReferences: async (_tx, { list, slug }) =>
    list === 'people' || slug === 'advanced'
      ? [{ kind: 'course', title: slug, path: '/admin/courses/x' }]
      : [],
});

type Person = GroupValues<'instructors'>['people'][number];
type Voice = GroupValues<'testimonials'>['voices'][number];

const { people } = initialValues('instructors');
const { voices } = initialValues('testimonials');

/** A new person with all required fields. */
const newPerson: Person = {
  id: 'a1',
  name: 'Anna Real',
  slug: 'anna-real',
  portrait: '',
  years: 7,
  title: { en: 'Trader', de: 'Händlerin' },
  specialization: { en: 'Bonds' },
  bio: { en: 'Teaches bonds.' },
  teaches: {},
  achievements: { en: 'One\nTwo' },
  aboutTitle: {},
  aboutP1: { en: 'Her story.' },
  aboutP2: {},
  aboutP3: {},
  clients: {},
  reach: {},
};

const newVoice: Voice = {
  id: 'e1',
  name: 'Eva',
  portrait: '',
  rating: 4,
  source: 'Email of 3 May',
  role: { en: 'Nurse' },
  location: { en: 'Graz' },
  text: { en: 'It helped.' },
  consentOn: '2026-05-03',
  consentHow: 'In writing',
};

afterAll(() => files.database.close());

beforeEach(async () => {
  await files.empty();
  await pool.query('delete from settings_groups; delete from settings_versions');
});

function as(caller: Caller) {
  return createRouterClient(settings.routers.settings, { context: contextOf(callers[caller]) });
}

const owner = as('admin');

async function savePeople(next: readonly Person[]) {
  const { revision } = await owner.read({ group: 'instructors' });
  const values = { ...initialValues('instructors'), people: next };
  return owner.save({ group: 'instructors', revision, values });
}

async function publishPeople(next: readonly Person[]) {
  const { revision } = await savePeople(next);
  return owner.publish({ group: 'instructors', revision });
}

async function publishVoices(next: readonly Voice[]) {
  const { revision } = await owner.read({ group: 'testimonials' });
  const values = { ...initialValues('testimonials'), voices: next };
  const saved = await owner.save({ group: 'testimonials', revision, values });
  return owner.publish({ group: 'testimonials', revision: saved.revision });
}

async function aPicture(purpose = 'picture', state = 'ready'): Promise<FileId> {
  const { rows } = await pool.query(
    `insert into stored_files (id, name, purpose, state, bytes, created_at, updated_at)
     values (gen_random_uuid(), 'anna.png', $1, $2, 1, now(), now()) returning id`,
    [purpose, state],
  );
  return rows[0].id;
}

describe('instructors', () => {
  test('are added, and every page knows them without their profile', async () => {
    await publishPeople([...people, newPerson]);
    const shown = await as('anonymous').shown({ language: 'de' });
    const [, , added] = shown.values.instructors?.people ?? [];
    expect(added).toMatchObject({
      name: 'Anna Real',
      slug: 'anna-real',
      years: 7,
      // Only what a German page shows.
      title: { de: 'Händlerin' },
      bio: { en: 'Teaches bonds.' },
    });
    expect([added?.aboutP1, added?.achievements]).toEqual([{}, {}]);
  });

  test('have their profile where a page asks for it', async () => {
    await publishPeople([...people, newPerson]);
    const shown = await as('anonymous').shown({ language: 'de', details: ['instructors'] });
    expect(shown.values.instructors?.people?.[2]).toMatchObject({
      aboutP1: { en: 'Her story.' },
      achievements: { en: 'One\nTwo' },
    });
  });

  test('keep the owner’s order, and are gone once they are removed', async () => {
    await publishPeople([newPerson, ...people.slice(1)]);
    const shown = await as('anonymous').shown({ language: 'en' });
    expect(shown.values.instructors?.people?.map(({ slug }) => slug)).toEqual([
      'anna-real',
      'katharina-lindner',
    ]);
    await owner.restore({ group: 'instructors', revision: 2, number: 0 });
    await owner.publish({ group: 'instructors', revision: 3 });
    expect((await as('anonymous').shown({ language: 'en' })).values).toEqual({});
  });

  test('move the tag that cached pages hang on', async () => {
    await pool.query('delete from content_versions');
    await savePeople([newPerson]);
    const read = "select version::int from content_versions where tag = 'settings'";
    expect((await pool.query(read)).rows).toEqual([]);
    await owner.publish({ group: 'instructors', revision: 1 });
    expect((await pool.query(read)).rows).toEqual([{ version: 1 }]);
  });

  test.each([
    ['no name', { ...newPerson, name: '' }],
    ['no English title', { ...newPerson, title: { de: 'Händlerin' } }],
    ['an address with a space', { ...newPerson, slug: 'anna real' }],
    ['somebody else’s address', { ...newPerson, slug: 'viktor-hajnal' }],
    ['somebody else’s id', { ...newPerson, id: 'viktor' }],
    ['a sample’s id and another name', { ...newPerson, id: 'katharina', title: {} }],
    ['a field of nobody', { ...newPerson, motto: 'Onwards' }],
    ['a file that is no id', { ...newPerson, portrait: '../etc' }],
  ])('are refused with %s', async (_name, wrong) => {
    const [viktor] = people;
    if (!viktor) throw new Error('there is a first instructor');
    const saving = savePeople([viktor, wrong]);
    await expect(saving).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('keep the address that courses and posts name them by', async () => {
    await publishPeople([...people, newPerson]);
    const renamed = [...people, { ...newPerson, slug: 'anna' }];
    await expect(savePeople(renamed)).rejects.toMatchObject({ code: 'SLUG_FIXED' });
    await savePeople([...people, { ...newPerson, name: 'Anna Really' }]);
  });

  test('name what refers to them, to those who may remove them', async () => {
    expect(await owner.references({ list: 'people', slug: 'viktor-hajnal' })).toEqual([
      { kind: 'course', title: 'viktor-hajnal', path: '/admin/courses/x' },
    ]);
    for (const caller of ['editor', 'support', 'bookkeeper', 'moderator', 'member'] as const) {
      const requested = as(caller).references({ list: 'people', slug: 'viktor-hajnal' });
      await expect(requested).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

test('entries stay when the product changes what they are made of', async () => {
  const { reach: _, ...earlier } = { ...newPerson, motto: 'Onwards' };
  const stored = { people: [earlier, { id: 'b2', name: '' }] };
  await pool.query(
    `insert into settings_groups ("group", revision, published, updated_at)
     values ('instructors', 1, $1, now())`,
    [JSON.stringify(stored)],
  );
  // A newer field is empty, a removed one is gone, and so is an incomplete entry.
  expect((await settings.api.read(db, 'instructors')).people).toEqual([newPerson]);
});

describe('a portrait', () => {
  test('stays among the files while a draft or the history names it', async () => {
    const portrait = await aPicture();
    await publishPeople([{ ...newPerson, portrait }]);
    await publishPeople([newPerson]);
    await expect(files.admin.remove({ fileId: portrait })).rejects.toMatchObject({
      code: 'FILE_IN_USE',
    });
    const { rows } = await pool.query('select item_id from file_uses');
    expect(settings.api.describeUses(rows.map((row) => row.item_id))).toEqual([
      expect.objectContaining({ kind: 'settings', slug: 'instructors' }),
    ]);
  });

  test('of a draft that was discarded can be removed', async () => {
    const portrait = await aPicture();
    const { revision } = await savePeople([{ ...newPerson, portrait }]);
    await owner.discard({ group: 'instructors', revision });
    expect(await files.admin.remove({ fileId: portrait })).toEqual({ removed: true });
  });

  test.each([
    ['is not there', async () => '0f4d4c2e-4b8e-4a63-9d2c-6f3f3a1a9f00'],
    ['is no picture', () => aPicture('document')],
    ['is still being checked', () => aPicture('picture', 'checking')],
  ])('that %s is refused', async (_name, make) => {
    const saving = savePeople([{ ...newPerson, portrait: await make() }]);
    await expect(saving).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  });
});

describe('testimonials', () => {
  test('reach no page but the one that shows them, and never with what staff noted', async () => {
    await publishVoices([...voices, newVoice]);
    const shown = await as('anonymous').shown({ language: 'en', details: ['testimonials'] });
    expect(shown.values.testimonials?.voices?.at(-1)).toMatchObject({
      name: 'Eva',
      rating: 4,
      text: { en: 'It helped.' },
      source: '',
      consentOn: '',
      consentHow: '',
    });
    expect(JSON.stringify(shown)).not.toContain('3 May');
    const elsewhere = await as('anonymous').shown({ language: 'en' });
    expect(JSON.stringify(elsewhere)).not.toContain('Eva');
  });

  test.each([
    ['a day', { consentOn: '' }],
    ['a way', { consentHow: '' }],
  ])('without %s of consent are not shown', async (_name, lacking) => {
    await publishVoices([...voices, { ...newVoice, ...lacking }]);
    const shown = await as('anonymous').shown({ language: 'en', details: ['testimonials'] });
    expect(shown.values.testimonials?.voices).toHaveLength(6);
  });

  test.each([0, -1, 5.5, 4.7, 6, null, '5'])('with the rating %s are refused', async (rating) => {
    // What an untyped client could send.
    const saving = publishVoices([...voices, { ...newVoice, rating: rating as number }]);
    await expect(saving).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('that were samples need consent once they are about somebody else', async () => {
    const [martin, ...others] = voices;
    if (!martin) throw new Error('there is a first voice');
    await publishVoices([{ ...newVoice, id: martin.id, consentOn: '' }, ...others]);
    const shown = await as('anonymous').shown({ language: 'en', details: ['testimonials'] });
    expect(shown.values.testimonials?.voices).toHaveLength(5);
  });

  test('and instructors that are samples keep the site closed', async () => {
    expect(await settings.api.findOpeningProblems(db)).toEqual(
      expect.arrayContaining(['instructorsSample', 'testimonialsSample']),
    );
    await publishVoices([newVoice]);
    await publishPeople([newPerson]);
    const problems = await settings.api.findOpeningProblems(db);
    expect(problems).not.toContain('instructorsSample');
    expect(problems).not.toContain('testimonialsSample');
  });
});

describe('other lists', () => {
  const link = { id: 'l1', label: { en: 'Open days' }, path: '/courses?cost=free' };

  async function saveFooter(path: string) {
    const { revision } = await owner.read({ group: 'footer' });
    const values = { ...initialValues('footer'), courses: [{ ...link, path }] };
    return owner.save({ group: 'footer', revision, values });
  }

  test.each(['/courses', '/courses?cost=free', 'https://elsewhere.test/a'])(
    'of links take %s',
    async (path) => {
      expect((await saveFooter(path)).values.courses).toEqual([{ ...link, path }]);
    },
  );

  test.each(['//elsewhere.test', 'javascript:alert(1)', 'http://plain.test/', 'courses', ''])(
    'of links refuse %s',
    async (path) => {
      await expect(saveFooter(path)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );

  test('of languages keep English', async () => {
    const save = (offered: readonly string[]) =>
      // What an untyped client could send.
      owner.save({ group: 'languages', revision: 0, values: { offered } });
    await expect(save(['de'])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(save(['en', 'xx'])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await save(['en', 'de'])).values).toEqual({ offered: ['en', 'de'] });
  });
});

describe('levels and markets', () => {
  const { levels } = initialValues('names');
  const expert = { id: 'x1', slug: 'expert', label: { en: 'Expert', de: 'Profi' } };

  async function saveLevels(next: readonly unknown[]) {
    const { revision } = await owner.read({ group: 'names' });
    const values = { ...initialValues('names'), levels: next };
    return owner.save({ group: 'names', revision, values });
  }

  test('are added, renamed and put in order', async () => {
    const [beginner, ...others] = levels;
    const renamed = { ...beginner, label: { en: 'Starter' } };
    const { revision } = await saveLevels([expert, ...others, renamed]);
    await owner.publish({ group: 'names', revision });
    const shown = await as('anonymous').shown({ language: 'de' });
    expect(shown.values.names?.levels).toEqual([
      { ...expert, label: { de: 'Profi' } },
      ...others,
      renamed,
    ]);
  });

  test.each([
    ['without a name', [...levels, { ...expert, label: {} }]],
    ['with the address of another', [...levels, { ...expert, slug: 'beginner' }]],
    ['all gone', []],
  ])('are refused %s', async (_name, next) => {
    await expect(saveLevels(next)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('keep the address that items name them by', async () => {
    const [beginner, ...others] = levels;
    const moved = saveLevels([{ ...beginner, slug: 'starter', label: { en: 'A' } }, ...others]);
    await expect(moved).rejects.toMatchObject({ code: 'SLUG_FIXED' });
  });

  test('stay while an item has them, and go when none does', async () => {
    const without = (slug: string) => levels.filter((level) => level.slug !== slug);
    await expect(saveLevels(without('advanced'))).rejects.toMatchObject({
      code: 'ENTRY_IN_USE',
      data: { slug: 'advanced', titles: ['advanced'] },
    });
    expect((await saveLevels(without('beginner'))).values.levels).toHaveLength(2);
  });

  test('that were taken up after a draft was saved are not published away', async () => {
    await pool.query(
      `insert into settings_groups ("group", revision, draft, updated_at)
       values ('names', 1, $1, now())`,
      [JSON.stringify({ levels: levels.slice(0, 2) })],
    );
    await expect(owner.publish({ group: 'names', revision: 1 })).rejects.toMatchObject({
      code: 'ENTRY_IN_USE',
    });
  });
});

describe('shows and topics of ITV', () => {
  const { shows } = initialValues('names');

  async function saveShows(next: readonly unknown[]) {
    const { revision } = await owner.read({ group: 'names' });
    const values = { ...initialValues('names'), shows: next };
    return owner.save({ group: 'names', revision, values });
  }

  test('are added, put in order and retired', async () => {
    const [quickie, markets, ...others] = shows;
    const added = { id: 'x1', slug: 'talks', label: { en: 'Talks' }, isRetired: false };
    const next = [added, ...others, { ...markets, isRetired: true }, quickie];
    const { revision } = await saveShows(next);
    await owner.publish({ group: 'names', revision });
    const { values } = await as('anonymous').shown({ language: 'en' });
    expect(values.names?.shows).toEqual(next);
  });

  test.each(['quickie', 'live'])('keep %s, which the product needs', async (slug) => {
    const without = shows.filter((show) => show.slug !== slug);
    await expect(saveShows(without)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
