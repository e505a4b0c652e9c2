// @vitest-environment jsdom
import type { SettingsEdition } from '@danube/contract/settings/settings.contract.ts';
import { type GroupName, initialValues } from '@danube/contract/settings/settings-groups.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { GroupScreen } from './group-screen.tsx';

const { network, StubError } = await vi.hoisted(async () => {
  const stub = await import('../../../lib/testing/stub-api.ts');
  return { network: stub.replaceNetwork(), StubError: stub.StubError };
});

afterEach(cleanup);

function anEdition(group: GroupName, overrides: Partial<SettingsEdition> = {}): SettingsEdition {
  const values = { ...initialValues(group) };
  return {
    group,
    values,
    published: values,
    revision: 0,
    isChanged: false,
    updatedAt: null,
    updatedBy: null,
    history: [],
    ...overrides,
  };
}

type Answers = Parameters<typeof network.answer>[0];

function show(edition: SettingsEdition, answers: Answers = {}) {
  const draft = { ...edition, revision: edition.revision + 1, isChanged: true };
  const calls = network.answer({
    'settings.read': () => edition,
    'settings.list': () => [],
    'settings.save': () => draft,
    'settings.publish': () => ({ ...draft, isChanged: false }),
    'settings.discard': () => edition,
    'settings.restore': () => draft,
    'environments.goLive': () => [
      { name: 'companySample', state: 'open', isBlocking: true, path: '/admin/settings/academy' },
    ],
    ...answers,
  });
  render(
    <PageFrame>
      <GroupScreen group={edition.group} />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

describe('a group of settings', () => {
  it('puts what no page shows to use by saving, as Ctrl+S does', async () => {
    const inputs = show(anEdition('meeting', { revision: 4 }));
    const link = await screen.findByLabelText('Link');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.clear(link);
    await userEvent.type(link, 'https://meet.test/');
    expect(screen.queryByRole('button', { name: /Publish|draft/ })).toBeNull();
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('All changes in use');
    expect(inputs('settings.save')).toEqual([
      { group: 'meeting', revision: 4, values: { url: 'https://meet.test/' } },
    ]);
    expect(inputs('settings.publish')).toEqual([{ group: 'meeting', revision: 5 }]);
  });

  it('offers to use or discard a draft of what no page shows, without a preview', async () => {
    const inputs = show(anEdition('meeting', { revision: 1, isChanged: true }));
    await screen.findByText('Saved as a draft, not in use yet');
    expect(screen.queryByRole('link', { name: 'Preview draft' })).toBeNull();
    await press('Use draft');
    await waitFor(() =>
      expect(inputs('settings.publish')).toEqual([{ group: 'meeting', revision: 1 }]),
    );
  });

  it('offers the years after which messages are deleted, and to keep them', async () => {
    const inputs = show(anEdition('retention'));
    const rooms = await screen.findByLabelText<HTMLSelectElement>('Messages in rooms');
    expect([...rooms.options].map(({ text }) => text)).toEqual([
      'Never delete',
      'Delete after 1 year',
      'Delete after 2 years',
      'Delete after 5 years',
    ]);
    await userEvent.selectOptions(rooms, 'Delete after 2 years');
    await press('Save draft');
    await waitFor(() =>
      expect(inputs('settings.save')).toEqual([
        { group: 'retention', revision: 0, values: { rooms: 2, direct: 0 } },
      ]),
    );
  });

  it('previews a draft on the page that shows it', async () => {
    show(anEdition('broker', { revision: 1, isChanged: true }));
    const preview = await screen.findByRole('link', { name: 'Preview draft' });
    expect(preview.getAttribute('href')).toContain('/?preview=settings');
  });

  it('saves first what is published with unsaved changes', async () => {
    const inputs = show(anEdition('broker', { revision: 4 }));
    await userEvent.type(await screen.findByLabelText('Name'), 'x');
    await press('Publish');
    await waitFor(() => expect(inputs('settings.publish')).toHaveLength(1));
    expect(inputs('settings.publish')).toEqual([{ group: 'broker', revision: 5 }]);
    await screen.findByText('All changes published');
  });

  it.each([
    ['notices', 'All changes in use'],
    ['broker', 'All changes published'],
  ] as const)('says what its settings are for: %s', async (group, words) => {
    show(anEdition(group));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('marks the field that the server refuses and keeps what was entered', async () => {
    const issues = [{ path: ['values', 'url'], message: 'wrong' }];
    show(anEdition('meeting'), {
      'settings.save': () => {
        throw new StubError('BAD_REQUEST', 400, { issues });
      },
    });
    const link = await screen.findByLabelText<HTMLInputElement>('Link');
    await userEvent.clear(link);
    await userEvent.type(link, 'meet');
    await press('Save');
    await screen.findByText('Enter a link that starts with https://.');
    expect(link.value).toBe('meet');
  });

  it('edits texts in one language at a time, labelled by what they say', async () => {
    const inputs = show(anEdition('hero'));
    const label = 'Start your course with the free book';
    await userEvent.type(await screen.findByLabelText(label), 'Begin');
    await userEvent.selectOptions(screen.getByLabelText('Language of the texts'), 'de');
    const german = await screen.findByLabelText<HTMLTextAreaElement>(/Gratisbuch/);
    expect(german.value).toBe('');
    await userEvent.type(german, 'Los');
    await press('Save draft');
    await waitFor(() => expect(inputs('settings.save')).toHaveLength(1));
    expect(inputs('settings.save')[0]).toMatchObject({
      values: { 'hero.start': { en: 'Begin', de: 'Los' } },
    });
  });

  it('restores what was public before', async () => {
    const publishedAt = new Date('2026-11-16T10:00:00Z');
    const history = [4, 2].map((number) => ({ number, publishedAt, publishedBy: 'Anna' }));
    const inputs = show(anEdition('meeting', { revision: 4, history }));
    const [earlier] = await screen.findAllByRole('button', { name: 'Restore' });
    if (earlier) await userEvent.click(earlier);
    await waitFor(() =>
      expect(inputs('settings.restore')).toEqual([{ group: 'meeting', number: 2, revision: 4 }]),
    );
  });

  it('names what is still a sample, and opens the site only with a reason', async () => {
    const inputs = show(anEdition('site', { values: { isOpen: true }, isChanged: true }));
    await screen.findByText('Company details are your own');
    expect(screen.queryByRole('button', { name: 'Open site anyway' })).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Checked by our lawyer');
    await press('Open site anyway');
    await waitFor(() =>
      expect(inputs('settings.publish')).toEqual([
        { group: 'site', revision: 0, reason: 'Checked by our lawyer' },
      ]),
    );
  });

  it('lists what is left of an open site, not what comes before opening it', async () => {
    show(anEdition('site', { published: { isOpen: true } }));
    expect(await screen.findByRole('heading', { name: 'Still to do' })).toBeDefined();
    expect(screen.queryByText('Before you open the site')).toBeNull();
  });

  it('offers to try again where it cannot be read', async () => {
    show(anEdition('meeting'), {
      'settings.read': () => {
        throw new StubError('INTERNAL_SERVER_ERROR', 500);
      },
    });
    expect(await screen.findByText('We couldn’t load the settings')).toBeDefined();
  });
});

describe('a list of settings', () => {
  function rows() {
    return screen
      .getAllByRole('button', { expanded: false })
      .map((row) => row.textContent)
      .filter((words) => words !== '');
  }

  it('adds an entry, and suggests its address', async () => {
    const inputs = show(anEdition('instructors'));
    await press('Add entry');
    await userEvent.type(await screen.findByLabelText('Name'), 'Žofia Real');
    expect(screen.getByLabelText<HTMLInputElement>('URL').value).toBe('zofia-real');
    await userEvent.type(screen.getByLabelText('Title'), 'Trader');
    await press('Save draft');
    await waitFor(() => expect(inputs('settings.save')).toHaveLength(1));
    expect(inputs('settings.save')[0]).toMatchObject({
      values: {
        people: [
          { id: 'viktor' },
          { id: 'katharina' },
          { name: 'Žofia Real', slug: 'zofia-real', title: { en: 'Trader' }, years: null },
        ],
      },
    });
  });

  it('marks samples, and keeps the address of whoever is public', async () => {
    show(anEdition('instructors'));
    await press('Viktor HajnalSample');
    expect(screen.getByLabelText<HTMLInputElement>('URL').readOnly).toBe(true);
    expect(await screen.findByPlaceholderText(/market analyst$/)).toBeDefined();
  });

  it('moves an entry by keyboard and says where it is', async () => {
    const inputs = show(anEdition('instructors'));
    const row = await screen.findByRole('button', { name: /^Katharina Lindner/ });
    row.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(rows()).toEqual(['Katharina LindnerSample', 'Viktor HajnalSample']);
    expect(screen.getByText('Moved to position 1 of 2')).toBeDefined();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(inputs('settings.save')).toHaveLength(1));
    expect(inputs('settings.save')[0]).toMatchObject({
      values: { people: [{ id: 'katharina' }, { id: 'viktor' }] },
    });
  });

  it('names what refers to somebody before they are removed', async () => {
    show(anEdition('instructors'), {
      'settings.references': () => [
        { kind: 'course', title: 'Fast Track', path: '/admin/courses/fast-track' },
      ],
    });
    await press('Remove: Viktor Hajnal');
    await screen.findByText(/^Used in: Fast Track\./);
    await press('Remove');
    await waitFor(() => expect(rows()).toEqual(['Katharina LindnerSample']));
  });

  it('removes nobody before it knows what refers to them', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly unknown[]>();
    show(anEdition('instructors'), { 'settings.references': () => promise });
    await press('Remove: Viktor Hajnal');
    await screen.findByText(/^Checking where this is used/);
    const waiting = document.querySelector('[aria-busy="true"]');
    expect(waiting?.textContent).toContain('Remove');
    if (waiting) await userEvent.click(waiting);
    expect(screen.getByText(/^Checking where this is used/)).toBeDefined();
    resolve([]);
    await screen.findByText(/^It’ll be removed from the site/);
    await press('Remove');
    await waitFor(() => expect(rows()).toEqual(['Katharina LindnerSample']));
  });

  it('closes an entry that the server refused, and still marks it', async () => {
    const issues = [{ path: ['values', 'people', 0, 'title'], message: 'entry' }];
    show(anEdition('instructors'), {
      'settings.save': () => {
        throw new StubError('BAD_REQUEST', 400, { issues });
      },
    });
    await press('Move down: Viktor Hajnal');
    await press('Save draft');
    const row = await screen.findByRole('button', { expanded: true });
    expect(row.textContent).toContain('Needs a correction');
    await userEvent.click(row);
    expect(row.getAttribute('aria-expanded')).toBe('false');
    // Rejected again, so it opens again.
    await press('Save draft');
    await waitFor(() => expect(row.getAttribute('aria-expanded')).toBe('true'));
  });

  it('of levels takes its address from the English name, and keeps what is used', async () => {
    const inputs = show(anEdition('names'), {
      'settings.references': () => [
        { kind: 'course', title: 'Fast Track', path: '/admin/courses/fast-track' },
      ],
    });
    const [add] = await screen.findAllByRole('button', { name: 'Add entry' });
    if (add) await userEvent.click(add);
    await userEvent.type(screen.getByLabelText('Name'), 'Expert');
    expect(screen.getByLabelText<HTMLInputElement>('URL').value).toBe('expert');
    await press('Remove: Beginner');
    await screen.findByText(/^Used by: Fast Track\./);
    const remove = screen.getByRole('button', { name: 'Remove' });
    expect(remove.getAttribute('aria-disabled')).toBe('true');
    await press('Cancel');
    await press('Save draft');
    await waitFor(() => expect(inputs('settings.save')).toHaveLength(1));
    const [saved] = inputs('settings.save');
    expect(saved).toMatchObject({
      values: { levels: [{}, {}, {}, { slug: 'expert', label: { en: 'Expert' } }] },
    });
  });

  it('offers the ratings there are', async () => {
    show(anEdition('testimonials'));
    await press('Martin KováčSample');
    const rating = screen.getByLabelText<HTMLSelectElement>(/^Rating/);
    expect([...rating.options].map(({ value }) => value)).toEqual(['5', '4', '3', '2', '1']);
  });

  it('opens the entry that the server refuses, and marks its field', async () => {
    const issues = [{ path: ['values', 'people', 1, 'title'], message: 'entry' }];
    show(anEdition('instructors'), {
      'settings.references': () => [],
      'settings.save': () => {
        throw new StubError('BAD_REQUEST', 400, { issues });
      },
    });
    await press('Move down: Viktor Hajnal');
    await press('Save draft');
    await screen.findByText('Check the highlighted entries.');
    // Second in the list now.
    expect(screen.getByRole('button', { expanded: true }).textContent).toContain('Viktor');
    expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Short bio').getAttribute('aria-invalid')).toBeNull();
    // The mark moves with its entry, and is removed with it.
    await press('Move up: Viktor Hajnal');
    expect(screen.getByRole('button', { expanded: true }).textContent).toContain('Viktor');
    await press('Remove: Viktor Hajnal');
    await screen.findByText(/^It’ll be removed from the site/);
    await press('Remove');
    await waitFor(() => expect(screen.queryByText('Check the highlighted entries.')).toBeNull());
  });

  it('says which testimonials lack consent', async () => {
    const { voices } = initialValues('testimonials');
    const values = { ...initialValues('testimonials'), voices: [{ ...voices[0], name: 'Eva' }] };
    show(anEdition('testimonials', { values }));
    await screen.findByText('Not shown: consent missing');
    await press('EvaNot shown: consent missing');
    await userEvent.type(screen.getByLabelText(/^Consent given on/), '2026-05-03');
    await userEvent.type(screen.getByLabelText(/^How they consented/), 'In writing');
    expect(screen.queryByText('Not shown: consent missing')).toBeNull();
  });

  it('of links is named by what they say', async () => {
    show(anEdition('footer'));
    expect(await screen.findByRole('button', { name: 'Fast Track' })).toBeDefined();
    await press('Fast Track');
    expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe('/course/fast-track');
  });

  it('of languages is ticked', async () => {
    const inputs = show(anEdition('languages'));
    await userEvent.click(await screen.findByLabelText('Deutsch'));
    // Every missing text falls back to it.
    await userEvent.click(screen.getByLabelText('English'));
    await press('Save draft');
    await waitFor(() => expect(inputs('settings.save')).toHaveLength(1));
    const [saved] = inputs('settings.save');
    expect(saved).toMatchObject({ values: { offered: expect.not.arrayContaining(['de']) } });
    expect(saved).toMatchObject({ values: { offered: expect.arrayContaining(['en']) } });
  });
});
