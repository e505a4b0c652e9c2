// @vitest-environment jsdom

import type { ItemEdition } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { applyEdit } from '@danube/contract/catalogue/draft/apply-edit.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import admin from '../../../../../../locales/en/admin.json' with { type: 'json' };
import catalogue from '../../../../../../locales/en/catalogue.json' with { type: 'json' };
import editor from '../../../../../../locales/en/editor.json' with { type: 'json' };
import media from '../../../../../../locales/en/media.json' with { type: 'json' };
import ui from '../../../../../../locales/en/ui.json' with { type: 'json' };
import { noRetryQueryClient } from '../../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../../lib/testing/stub-api.ts';
import { createTextStore } from '../../../../lib/text-store.ts';
import { TextsProvider, useTexts } from '../../../../lib/texts.tsx';
import { fileIdOf, makeStoredFile } from '../../media/stored-file.factory.ts';
import { makeCourse, makeDraft, makeEdition } from '../catalogue-admin.factory.ts';
import { EditorProvider } from '../editor/use-editor.tsx';
import { EditorScreen } from './editor-screen.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(cleanup);

function show(edition: ItemEdition, query = '') {
  const store = createTextStore('en', () => undefined);
  for (const [name, texts] of Object.entries({ admin, catalogue, editor, media, ui })) {
    // The object above lists the groups.
    store.add(name as 'editor', texts, undefined);
  }
  function Page() {
    // Every page loads these texts before it is shown.
    useTexts('ui');
    return (
      <EditorProvider edition={edition}>
        <EditorScreen preview={null} />
      </EditorProvider>
    );
  }
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(
    <TextsProvider store={store}>
      <QueryClientProvider client={noRetryQueryClient()}>
        <Stub initialEntries={[`/admin/courses/sample${query}`]} />
      </QueryClientProvider>
    </TextsProvider>,
  );
}

/** Saves like the server. */
function savingServer(first: ItemEdition) {
  let edition = first;
  const answers = {
    'catalogueAdmin.edit': (input: unknown) => {
      // The contract's own tests cover the edits' shape.
      const { edits } = input as { edits: DraftEdit[] };
      const draft = edits.reduce((now, edit) => applyEdit(now, edit) ?? now, edition.draft);
      edition = makeEdition(draft, { revision: edition.revision + 1 });
      return edition;
    },
    'catalogueAdmin.read': () => edition,
  };
  return { answers, saved: () => edition };
}

const inGerman = { edit: 'text', unit: 'item', language: 'de', state: 'reviewed' } as const;

/** What a fact sheet needs before it can be published. */
const publishable: DraftEdit[] = [
  {
    edit: 'text',
    unit: 'item',
    language: 'en',
    state: 'reviewed',
    text: { summary: 'In short', description: 'At length' },
  },
  { edit: 'facts', facts: { files: [fileIdOf(1)] } },
];

describe('the editor', () => {
  it('saves what is typed after a pause, in one go, and says so', async () => {
    const server = savingServer(makeEdition(makeDraft('fact-sheet')));
    const calls = network.answer(server.answers);
    show(server.saved());
    // In one tick: on a busy computer, time between the two could count as a pause.
    const summary = await screen.findByLabelText('Summary');
    fireEvent.change(summary, { target: { value: 'A page about' } });
    fireEvent.change(summary, { target: { value: 'A page about gold ' } });
    expect(screen.getByText('Saving…')).toBeDefined();
    await screen.findByText('Saved');
    expect(server.saved().draft.texts.en?.text.summary).toBe('A page about gold');
    expect(calls).toHaveLength(1);
    // The field keeps a trailing space while typing.
    expect(screen.getByLabelText<HTMLTextAreaElement>('Summary').value).toBe('A page about gold ');
  });

  it('keeps what was typed while the server cannot be reached, and sends it when asked', async () => {
    let isDown = true;
    const server = savingServer(makeEdition(makeDraft('fact-sheet')));
    network.answer({
      ...server.answers,
      'catalogueAdmin.edit': (input: unknown) => {
        if (isDown) throw new StubError('SERVICE_UNAVAILABLE', 503);
        return server.answers['catalogueAdmin.edit'](input);
      },
    });
    show(server.saved());
    await userEvent.type(await screen.findByLabelText('Summary'), 'Kept');
    expect(await screen.findByText('Not saved')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry now' }));
    await screen.findByText('Saved');
    expect(server.saved().draft.texts.en?.text.summary).toBe('Kept');
  });

  it('duplicates only once everything is saved', async () => {
    let isDown = true;
    const server = savingServer(makeEdition(makeDraft('fact-sheet')));
    const calls = network.answer({
      ...server.answers,
      'catalogueAdmin.edit': (input: unknown) => {
        if (isDown) throw new StubError('SERVICE_UNAVAILABLE', 503);
        return server.answers['catalogueAdmin.edit'](input);
      },
      'catalogueAdmin.duplicate': () => server.saved(),
    });
    show(server.saved());
    fireEvent.change(await screen.findByLabelText('Summary'), { target: { value: 'Last words' } });
    screen.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await dialog.findByText(/^We couldn’t save your last changes/);
    expect(calls.map(({ procedure }) => procedure)).not.toContain('catalogueAdmin.duplicate');
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(calls.at(-1)?.procedure).toBe('catalogueAdmin.duplicate'));
    expect(server.saved().draft.texts.en?.text.summary).toBe('Last words');
  });

  it('deletes a draft only once its last save has ended', async () => {
    const line = Promise.withResolvers<void>();
    const server = savingServer(makeEdition(makeDraft('fact-sheet')));
    const calls = network.answer({
      ...server.answers,
      'catalogueAdmin.edit': async (input: unknown) => {
        await line.promise;
        return server.answers['catalogueAdmin.edit'](input);
      },
      'catalogueAdmin.remove': () => ({ removed: true }),
    });
    const called = () => calls.map(({ procedure }) => procedure);
    show(server.saved());
    fireEvent.change(await screen.findByLabelText('Summary'), { target: { value: 'Last words' } });
    screen.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete draft' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(called()).toEqual(['catalogueAdmin.edit']));
    line.resolve();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called()).toEqual(['catalogueAdmin.edit', 'catalogueAdmin.remove']);
  });

  it('shows that somebody else was first, and puts one’s own changes on top when asked', async () => {
    const theirs = makeDraft('fact-sheet', { edit: 'facts', facts: { markets: ['dax'] } });
    const server = savingServer(makeEdition(theirs, { revision: 5, updatedBy: 'Jana Nováková' }));
    let isBehind = true;
    network.answer({
      ...server.answers,
      'catalogueAdmin.edit': (input: unknown) => {
        if (isBehind) throw new StubError('DRAFT_CHANGED', 409);
        return server.answers['catalogueAdmin.edit'](input);
      },
    });
    show(makeEdition(makeDraft('fact-sheet')));
    await userEvent.type(await screen.findByLabelText('Summary'), 'Mine');
    expect(await screen.findByText('Changed by someone else')).toBeDefined();
    expect(screen.getByText(/Jana Nováková saved another version/)).toBeDefined();
    isBehind = false;
    await userEvent.click(screen.getByRole('button', { name: 'Keep my changes' }));
    await screen.findByText('Saved');
    const { draft } = server.saved();
    expect([draft.markets, draft.texts.en?.text.summary]).toEqual([['dax'], 'Mine']);
  });

  it('goes on typing in the entry that was just added', async () => {
    const server = savingServer(makeEdition(makeCourse()));
    network.answer(server.answers);
    show(server.saved());
    const group = within(
      await screen.findByRole('group', { name: 'What students will be able to do' }),
    );
    await userEvent.click(group.getByRole('button', { name: 'Add entry' }));
    await userEvent.keyboard('Measure a range');
    await screen.findByText('Saved');
    const { draft } = server.saved();
    expect(draft.kind === 'course' && draft.texts.en?.text.outcomes).toEqual(['Measure a range']);
  });

  it('leads to the public page, which a draft does not have yet', () => {
    show(makeEdition(makeDraft('fact-sheet'), { state: 'published' }));
    const link = screen.getByRole('link', { name: 'View public page' });
    expect(link.getAttribute('href')).toBe('/download#sample');
    cleanup();
    show(makeEdition(makeDraft('fact-sheet'), { state: 'draft' }));
    expect(screen.queryByRole('link', { name: 'View public page' })).toBeNull();
  });

  it('does not call a withdrawn item published, and publishes it as a whole', async () => {
    network.answer({});
    const publishedAt = new Date('2026-11-15T10:00:00Z');
    show(makeEdition(makeDraft('fact-sheet'), { state: 'withdrawn', publishedAt }));
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeDefined();
    expect(screen.queryByText(/Published on/)).toBeNull();
  });

  it('says that a name is taken and keeps the old one', async () => {
    network.answer({
      'catalogueAdmin.edit': () => {
        throw new StubError('SLUG_TAKEN', 409);
      },
    });
    show(makeEdition(makeDraft('fact-sheet')), '?part=facts');
    const field = await screen.findByLabelText('URL');
    await userEvent.clear(field);
    await userEvent.type(field, 'gold');
    await userEvent.tab();
    expect(await screen.findByText(/Another item uses this URL/)).toBeDefined();
    await screen.findByText('Saved');
  });

  it('takes a price as people write it, and refuses what is none', async () => {
    const server = savingServer(makeEdition(makeDraft('fact-sheet')));
    network.answer(server.answers);
    show(server.saved(), '?part=facts');
    const field = await screen.findByLabelText('Price in euros');
    await userEvent.clear(field);
    await userEvent.type(field, '149,9');
    await waitFor(() => expect(server.saved().draft.price).toBe(14_990));
    await userEvent.type(field, 'x');
    expect(screen.getByText(/Enter a price from/)).toBeDefined();
    expect(server.saved().draft.price).toBe(14_990);
  });

  it('lists what is missing before publishing, each with the way to its field', async () => {
    network.answer({});
    show(makeEdition(makeCourse()));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Fix 6 things before you publish:')).toBeDefined();
    await userEvent.click(dialog.getByRole('link', { name: 'A lesson has no text: Lesson 3' }));
    expect(await screen.findByRole('heading', { name: 'Lesson 3' })).toBeDefined();
    await waitFor(() => expect(document.activeElement?.closest('#field-body')).not.toBeNull());
  });

  it('warns of translations that leave something out before it publishes them', async () => {
    network.answer({});
    const translated = makeDraft('fact-sheet', ...publishable, {
      ...inGerman,
      text: { title: 'Ein Muster', summary: 'Kurz' },
    });
    show(makeEdition(translated, { files: [makeStoredFile()] }), '?part=facts');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const warning = within(await screen.findByRole('region', { name: 'Incomplete translations' }));
    expect(
      warning.getByText('Deutsch: 1 field isn’t translated. Readers see the original there.'),
    ).toBeDefined();
  });

  it('states the price before it publishes, and what a reduction makes the pages show', async () => {
    network.answer({});
    const files = [makeStoredFile()];
    show(makeEdition(makeDraft('fact-sheet', ...publishable), { files }), '?part=facts');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Free for all members')).toBeDefined();
    cleanup();
    const [price, was, lowest] = [179_00, 249_00, 199_00].map((cents) => moneySchema.parse(cents));
    const priced = makeDraft('fact-sheet', ...publishable, { edit: 'facts', facts: { price } });
    const prices = { publicPrice: was ?? null, lowestPrice: lowest ?? null };
    const publishedAt = new Date('2026-11-01T10:00:00Z');
    show(makeEdition(priced, { files, ...prices, publishedAt, state: 'changed' }), '?part=facts');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish changes' }));
    expect(await screen.findByText('€179.00 including VAT')).toBeDefined();
    expect(screen.getByText('On the site now: €249.00')).toBeDefined();
    expect(screen.getByText(/the lowest price of the last 30 days, €199\.00\./)).toBeDefined();
  });

  it('moves a lesson by menu, and the order is saved', async () => {
    const server = savingServer(makeEdition(makeCourse()));
    network.answer(server.answers);
    show(server.saved(), '?part=lessons');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Lesson 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to “Module 2”' }));
    await screen.findByText('Saved');
    const { draft } = server.saved();
    const lessons = draft.kind === 'course' ? draft.modules.map((module) => module.lessons) : [];
    expect(lessons.map((each) => each.map(({ slug }) => slug))).toEqual([
      ['lesson-2'],
      ['lesson-3', 'lesson-4', 'lesson-1'],
    ]);
  });

  it('translates beside the original, and marks as reviewed what was checked', async () => {
    const machine = makeDraft('fact-sheet', {
      edit: 'text',
      unit: 'item',
      language: 'de',
      state: 'machine',
      text: { title: 'Ein Muster' },
    });
    const server = savingServer(makeEdition(machine));
    network.answer(server.answers);
    show(server.saved(), '?part=translations&in=de');
    expect(await screen.findByText('Not reviewed')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
    await screen.findByText('Reviewed');
    await screen.findByText('Saved');
    expect(server.saved().draft.texts.de?.mark?.state).toBe('reviewed');
  });
});
