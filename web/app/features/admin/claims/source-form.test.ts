import { describe, expect, it } from 'vitest';
import { makeSource } from '../../shared/claims/claims.factory.ts';
import { findInvalidFields, formatAcademyDay, toSource, toSourceDraft } from './source-form.ts';

const today = '2026-11-15';

function invalidIn(part: Partial<ReturnType<typeof toSourceDraft>>) {
  return findInvalidFields({ ...toSourceDraft(makeSource(), 'en'), ...part }, today);
}

describe('the form of a source', () => {
  it('finds nothing wrong with a source that is kept', () => {
    expect(invalidIn({})).toEqual([]);
  });

  it('begins empty, in the language of the page, and names what is missing', () => {
    const empty = toSourceDraft(null, 'de');
    expect(empty).toEqual({ text: '', language: 'de', url: '', asOf: '' });
    expect(findInvalidFields(empty, today)).toEqual(['text', 'asOf']);
  });

  it.each([
    [{ text: `  ${'x'.repeat(9)}  ` }, 'text'],
    [{ text: 'x'.repeat(1001) }, 'text'],
    [{ url: 'http://academy.example' }, 'url'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'academy.example' }, 'url'],
    [{ asOf: '2026-11-16' }, 'asOf'],
    [{ asOf: '0026-11-16' }, 'asOf'],
  ])('%o is wrong in %s', (part, field) => {
    expect(invalidIn(part)).toEqual([field]);
  });

  it('takes today, and an address in capitals', () => {
    expect(invalidIn({ asOf: today, url: ' HTTPS://ACADEMY.EXAMPLE ' })).toEqual([]);
  });

  it('knows the day in Bratislava, where it is tomorrow already', () => {
    expect(formatAcademyDay(new Date('2026-11-15T23:30:00Z'))).toBe('2026-11-16');
  });

  it('sends no address where none was entered', () => {
    const draft = {
      ...toSourceDraft(makeSource(), 'en'),
      text: ' By ourselves, by hand. ',
      url: '  ',
    };
    expect(toSource(draft)).toMatchObject({ text: 'By ourselves, by hand.', url: null });
  });
});
