import type { ItemEdition } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { applyEdit } from '@danube/contract/catalogue/draft/apply-edit.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import { retryDelay } from '@danube/contract/drafts/autosave.ts';
import { isUnsaved } from '@danube/contract/drafts/save-queue.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { declaredCode } from '../../../../lib/failure.ts';
import { declaredFailure } from '../../../../lib/testing/declared-failure.ts';
import { makeDraft, makeEdition } from '../catalogue-admin.factory.ts';
import { createAutosave, type ItemSource } from './item-autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const first = makeEdition(makeDraft('fact-sheet'));

function summary(text: string): DraftEdit {
  return { edit: 'text', unit: 'item', language: 'en', text: { summary: text }, state: 'reviewed' };
}

/** Saves like the server, and records the requests. */
function makeServer() {
  let edition: ItemEdition = first;
  let failures = 0;
  const sent: number[] = [];
  const source: ItemSource = {
    async save({ revision, edits }) {
      sent.push(revision);
      if (failures > 0) {
        failures -= 1;
        throw new TypeError('Failed to fetch');
      }
      const draft = edits.reduce((now, edit) => applyEdit(now, edit) ?? now, edition.draft);
      edition = makeEdition(draft, { revision: edition.revision + 1 });
      return edition;
    },
    read: async () => edition,
    codeOf: declaredCode,
  };
  return {
    source,
    sent,
    failNext: (times: number) => {
      failures = times;
    },
    saved: () => edition,
    publish: async (revision: number) => {
      expect(revision).toBe(edition.revision);
      edition = makeEdition(edition.draft, { revision: revision + 1, state: 'published' });
      return edition;
    },
  };
}

describe('saving while somebody edits', () => {
  it('waits for a pause of 800 ms', async () => {
    const server = makeServer();
    const autosave = createAutosave(first, server.source);
    autosave.edit(summary('One'));
    await vi.advanceTimersByTimeAsync(799);
    expect(server.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.sent).toEqual([1]);
  });

  it('tries again by itself, later each time, until it is answered', async () => {
    const server = makeServer();
    server.failNext(2);
    const autosave = createAutosave(first, server.source);
    autosave.edit(summary('One'));
    await vi.advanceTimersByTimeAsync(800 + 1_000 + 1_999);
    expect([server.sent.length, autosave.view().queue.phase]).toEqual([2, 'unanswered']);
    await vi.advanceTimersByTimeAsync(1);
    expect([server.sent.length, autosave.view().queue.phase]).toEqual([3, 'idle']);
    expect(server.saved().draft.texts.en?.text.summary).toBe('One');
  });

  it('waits half a minute at the most', () => {
    expect([1, 2, 3, 20].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 30_000]);
  });

  it('publishes what was typed, saved first, and goes on from the answer', async () => {
    const server = makeServer();
    const autosave = createAutosave(first, server.source);
    autosave.edit(summary('One'));
    const published = autosave.run(server.publish);
    await vi.advanceTimersByTimeAsync(0);
    expect(await published).toBe(true);
    expect(autosave.view().edition.state).toBe('published');
    autosave.edit(summary('Two'));
    await vi.advanceTimersByTimeAsync(800);
    expect(server.sent).toEqual([1, 3]);
    expect(server.saved().draft.texts.en?.text.summary).toBe('Two');
  });

  it('publishes nothing where what was typed cannot be saved', async () => {
    const server = makeServer();
    server.failNext(1);
    const autosave = createAutosave(first, server.source);
    autosave.edit(summary('One'));
    const act = vi.fn(server.publish);
    expect(await autosave.run(act)).toBe(false);
    expect(act).not.toHaveBeenCalled();
  });

  it.each(['ITEM_NOT_FOUND', 'POST_NOT_FOUND'] as const)(
    'waits no longer where another tab has deleted it: %s',
    async (code) => {
      const { source } = makeServer();
      const save = vi.fn(() => Promise.reject(declaredFailure(code, 404)));
      const autosave = createAutosave(first, { ...source, save });
      autosave.edit(summary('One'));
      expect(await autosave.saveAll()).toBe(false);
      expect(autosave.view().queue.phase).toBe('refused');
      await vi.runAllTimersAsync();
      expect(save).toHaveBeenCalledOnce();
    },
  );

  it('deletes what could not be saved, and asks nobody about the rest', async () => {
    const server = makeServer();
    server.failNext(2);
    const autosave = createAutosave(first, server.source);
    autosave.edit(summary('One'));
    await autosave.sendNow();
    await autosave.remove(async () => undefined);
    expect(isUnsaved(autosave.view().queue)).toBe(false);
    await vi.runAllTimersAsync();
    expect(server.sent).toEqual([1, 1]);
  });

  it('keeps what was typed where the deletion fails, and saves it', async () => {
    const server = makeServer();
    const autosave = createAutosave(first, server.source);
    autosave.edit(summary('One'));
    const failing = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(autosave.remove(failing)).rejects.toThrow('Failed to fetch');
    await vi.runAllTimersAsync();
    expect(server.saved().draft.texts.en?.text.summary).toBe('One');
  });
});
