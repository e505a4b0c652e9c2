// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedMarksKey } from '../../../shared/storage/storage-keys.ts';
import { makeMarks, sampleLessonId } from '../learning.factory.ts';
import { emptyOutbox } from './outbox.ts';
import { readStoredOutbox, storeOutbox } from './stored-outbox.ts';

afterEach(() => localStorage.clear());

const marks = makeMarks({ watched: [[0, 30]], isRead: true });
const outbox = new Map([[sampleLessonId, marks]]);

describe('what a browser keeps until it is sent', () => {
  it('comes back as it was, moments included', () => {
    storeOutbox('anna', outbox);
    expect(readStoredOutbox('anna')).toEqual(outbox);
  });

  it('belongs to one person: nobody else reads it or removes it', () => {
    storeOutbox('anna', outbox);
    storeOutbox('boris', new Map([[sampleLessonId, makeMarks()]]));
    expect(readStoredOutbox('boris').get(sampleLessonId)?.isRead).toBe(false);
    storeOutbox('boris', emptyOutbox);
    expect(readStoredOutbox('anna')).toEqual(outbox);
    storeOutbox('anna', emptyOutbox);
    expect(localStorage.getItem(storedMarksKey)).toBeNull();
  });

  it.each(['no json', '[]', '{"anna":{"x":1}}', `{"anna":{"${sampleLessonId}":{"round":0}}}`])(
    'is nothing where it was not written by us: %s',
    (text) => {
      localStorage.setItem(storedMarksKey, text);
      expect(readStoredOutbox('anna').size).toBe(0);
      storeOutbox('anna', outbox);
      expect(readStoredOutbox('anna')).toEqual(outbox);
    },
  );

  it('is not missed where nothing may be stored', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storeOutbox('anna', outbox);
    refused.mockRestore();
    expect(readStoredOutbox('anna').size).toBe(0);
  });
});
