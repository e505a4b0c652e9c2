import { describe, expect, it } from 'vitest';
import { emptyDraft, findInvalidDraftFields, toVideoInput } from './upload-draft.ts';

const now = new Date('2026-11-17T10:00:00Z');
const requested = (overrides: Partial<typeof emptyDraft>) =>
  toVideoInput({ ...emptyDraft, title: ' Gap ', ...overrides }, { language: 'de', now });

describe('what is asked for with an upload', () => {
  it('writes the words in the language of the page', () => {
    expect(requested({}).words).toEqual({ de: { title: 'Gap', description: '', chapters: [] } });
  });

  it('publishes an active quickie on the morning of its day in Bratislava', () => {
    const { publishedAt, quickie } = requested({ day: '2026-11-20' });
    expect(publishedAt).toEqual(new Date('2026-11-19T23:00:00Z'));
    expect(quickie).toEqual({ scheduledDate: '2026-11-20', isActive: true });
  });

  it('publishes at once what has no day, or has today’s', () => {
    expect(requested({}).publishedAt).toEqual(now);
    expect(requested({ day: '2026-11-17' }).publishedAt).toEqual(now);
  });

  it('publishes nothing that is switched off, or that belongs to another show', () => {
    expect(requested({ isActive: false }).publishedAt).toBeNull();
    expect(requested({ show: 'markets', day: '2026-11-20' })).toMatchObject({
      publishedAt: null,
      quickie: null,
    });
  });

  it('wants a title, and a day that exists', () => {
    expect(findInvalidDraftFields({ ...emptyDraft, title: ' ', day: '2026-02-30' })).toEqual([
      'title',
      'day',
    ]);
    expect(findInvalidDraftFields({ ...emptyDraft, title: 'Gap', show: 'live', day: 'x' })).toEqual(
      [],
    );
  });
});
