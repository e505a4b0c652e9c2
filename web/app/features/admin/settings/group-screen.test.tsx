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

function anEdition(group: GroupName, changes: Partial<SettingsEdition> = {}): SettingsEdition {
  const values = { ...initialValues(group) };
  return {
    ...{ group, values, published: values, revision: 0, isChanged: false },
    ...{ updatedAt: null, updatedBy: null, history: [] },
    ...changes,
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
  it('saves a draft with everything on the form', async () => {
    const inputs = show(anEdition('meeting'));
    const link = await screen.findByLabelText('Link');
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    await userEvent.clear(link);
    await userEvent.type(link, 'https://meet.test/');
    await press('Save draft');
    await screen.findByText('Saved as a draft, not public yet');
    expect(inputs('settings.save')).toEqual([
      { group: 'meeting', revision: 0, values: { url: 'https://meet.test/' } },
    ]);
    expect(inputs('settings.publish')).toEqual([]);
    const preview = screen.getByRole('link', { name: 'Preview draft' });
    expect(preview.getAttribute('href')).toContain('/?preview=settings');
  });

  it('saves first what is published with unsaved changes', async () => {
    const inputs = show(anEdition('meeting', { revision: 4 }));
    await userEvent.type(await screen.findByLabelText('Link'), 'x');
    await press('Publish');
    await waitFor(() => expect(inputs('settings.publish')).toHaveLength(1));
    expect(inputs('settings.publish')).toEqual([{ group: 'meeting', revision: 5 }]);
    await screen.findByText('Everything here is public');
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
    await press('Save draft');
    await screen.findByText('Enter an address that starts with https://.');
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

  it('offers to try again where it cannot be read', async () => {
    show(anEdition('meeting'), {
      'settings.read': () => {
        throw new StubError('INTERNAL_SERVER_ERROR', 500);
      },
    });
    expect(await screen.findByText('We couldn’t load the settings')).toBeDefined();
  });
});
