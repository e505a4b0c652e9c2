import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMarkdown, type MarkdownAction } from './format-markdown.ts';

/** `a [b] c` is the text `a b c` with b selected. */
function chosen(marked: string) {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return { text: marked.replace('[', '').replace(']', ''), start, end };
}

describe('the toolbar of a text', () => {
  it.each([
    ['bold', 'a [b] c', 'a **b** c'],
    ['italic', 'a [b] c', 'a *b* c'],
    ['bold', '[a\n\nb]', '**a**\n\n**b**'],
    ['list', '[]\na', '- \na'],
    ['heading', 'one\ntw[]o', 'one\n## two'],
    ['list', '[a\nb]\nc', '- a\n- b\nc'],
    ['numbered', '[a\nb]', '1. a\n2. b'],
    ['quote', '[a]', '> a'],
    ['link', 'see [this]', 'see [this](https://)'],
    ['link', 'see []', 'see [text](https://)'],
  ] as const)('makes %s of “%s”', (act, before, after) => {
    expect(formatMarkdown(chosen(before), act, 'text').text).toBe(after);
  });

  it('chooses the address of a new link, to be written over', () => {
    const { text, start, end } = formatMarkdown(chosen('see [this]'), 'link', 'text');
    expect(text.slice(start, end)).toBe('https://');
  });

  it('takes its marks back when it is pressed again', () => {
    const act = fc.constantFrom<MarkdownAction>('bold', 'italic', 'heading', 'list', 'numbered');
    const words = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n'), maxLength: 20 });
    const cut = fc.tuple(fc.nat(20), fc.nat(20));
    fc.assert(
      fc.property(act, words, cut, (pressed, text, places) => {
        const within = places.map((place) => Math.min(place, text.length));
        const chosenPart = { text, start: Math.min(...within), end: Math.max(...within) };
        const once = formatMarkdown(chosenPart, pressed, 'text');
        expect(formatMarkdown(once, pressed, 'text').text).toBe(text);
      }),
      { numRuns: 1_000 },
    );
  });
});
