import { describe, expect, test } from 'vitest';
import { emptyFields, resolveWording, translationState, type Wordings } from './translated.ts';

type Text = {
  title: string;
  summary: string;
  outcomes: string[];
  questions: { prompt: string; choices: string[] }[];
};

const english: Text = {
  title: 'Reading a chart',
  summary: 'What a chart says.',
  outcomes: ['Read a candle', 'Draw a line'],
  questions: [{ prompt: 'Which one?', choices: ['This', 'That'] }],
};

function inGerman(overrides: Partial<Text>): Wordings<Text> {
  const blank = { title: '', summary: '', outcomes: [], questions: [] };
  const mark = { state: 'reviewed' as const, of: '' };
  return { en: { text: english, mark: null }, de: { text: { ...blank, ...overrides }, mark } };
}

const titleOnly = inGerman({ title: 'Einen Chart lesen' });

describe('a text in the reader’s language', () => {
  test('takes each field that is not translated from the original, and says so', () => {
    expect(resolveWording(titleOnly, 'de', 'en')).toEqual({
      language: 'de',
      text: { ...english, title: 'Einen Chart lesen' },
      fieldLanguages: { summary: 'en', outcomes: 'en', questions: 'en' },
    });
  });

  test('is in English before it is in a language that the reader knows even less', () => {
    const hungarian = { text: { ...english, title: 'Diagram', summary: 'Mit mond.' }, mark: null };
    const wordings = { ...titleOnly, hu: hungarian };
    expect(resolveWording(wordings, 'de', 'hu')?.text.summary).toBe('What a chart says.');
    expect(resolveWording(wordings, 'fr', 'hu')).toMatchObject({ language: 'en', text: english });
  });

  test('says nothing of other languages where nothing is missing', () => {
    const { de: _, ...original } = titleOnly;
    expect(resolveWording(original, 'de', 'en')).toEqual({ language: 'en', text: english });
  });

  test('keeps a list that is translated in part, but never a question without its choices', () => {
    const wordings = inGerman({
      title: 'Chart',
      outcomes: ['', 'Eine Linie ziehen'],
      questions: [{ prompt: 'Welche?', choices: ['Diese', ''] }],
    });
    const found = resolveWording(wordings, 'de', 'en');
    expect(found?.text.outcomes).toEqual(['', 'Eine Linie ziehen']);
    expect(found?.text.questions).toEqual(english.questions);
  });
});

describe('the state of a translation', () => {
  test('is incomplete as long as a field of the original is empty in it', () => {
    expect(translationState(titleOnly, 'de', 'en')).toBe('partial');
    expect(emptyFields(titleOnly, 'de', 'en')).toEqual(['summary', 'outcomes', 'questions']);
    const almost = inGerman({ ...english, outcomes: ['Eine Kerze lesen', ' '] });
    expect(emptyFields(almost, 'de', 'en')).toEqual(['outcomes']);
    expect(emptyFields(inGerman(english), 'de', 'en')).toEqual([]);
  });
});
