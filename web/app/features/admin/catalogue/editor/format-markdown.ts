/** A text with a selection. */
export type TextSelection = { text: string; start: number; end: number };

export type MarkdownAction = 'bold' | 'italic' | 'link' | 'heading' | 'list' | 'numbered' | 'quote';

const marks = { bold: '**', italic: '*' } as const;
const prefixes = {
  heading: () => '## ',
  list: () => '- ',
  numbered: (index: number) => `${index + 1}. `,
  quote: () => '> ',
} as const;

/** Applies a toolbar button to the text; applied again, it removes its formatting. */
export function formatMarkdown(
  chosen: TextSelection,
  act: MarkdownAction,
  linkText: string,
): TextSelection {
  if (act === 'link') return insertLink(chosen, linkText);
  if (act === 'bold' || act === 'italic') return toggleMark(chosen, marks[act]);
  return toggleLines(chosen, prefixes[act]);
}

function toggleMark(chosen: TextSelection, mark: string): TextSelection {
  const { text, start, end } = chosen;
  // Markdown formatting ends with the paragraph, so several lines are formatted one by one.
  if (text.slice(start, end).includes('\n')) return toggleEachLine(chosen, mark);
  const { length } = mark;
  const isMarked =
    text.slice(start - length, start) === mark && text.slice(end, end + length) === mark;
  if (isMarked) {
    const inner = text.slice(start, end);
    const without = text.slice(0, start - length) + inner + text.slice(end + length);
    return { text: without, start: start - length, end: end - length };
  }
  const marked = text.slice(0, start) + mark + text.slice(start, end) + mark + text.slice(end);
  return { text: marked, start: start + length, end: end + length };
}

function toggleEachLine({ text, start, end }: TextSelection, mark: string): TextSelection {
  const lines = text.slice(start, end).split('\n');
  const isBlank = (line: string) => line.trim() === '';
  const isMarked = (line: string) =>
    line.length >= 2 * mark.length && line.startsWith(mark) && line.endsWith(mark);
  const areMarked =
    lines.some((line) => !isBlank(line)) && lines.every((line) => isBlank(line) || isMarked(line));
  const changed = lines
    .map((line) => {
      if (isBlank(line)) return line;
      return areMarked ? line.slice(mark.length, -mark.length) : mark + line + mark;
    })
    .join('\n');
  return {
    text: text.slice(0, start) + changed + text.slice(end),
    start,
    end: start + changed.length,
  };
}

function insertLink({ text, start, end }: TextSelection, linkText: string): TextSelection {
  const words = text.slice(start, end) || linkText;
  const address = 'https://';
  const before = `${text.slice(0, start)}[${words}](`;
  // The URL is selected, so that it can be pasted over.
  return {
    text: `${before}${address})${text.slice(end)}`,
    start: before.length,
    end: before.length + address.length,
  };
}

function toggleLines(
  { text, start, end }: TextSelection,
  prefix: (index: number) => string,
): TextSelection {
  // With a negative index lastIndexOf would search at 0, and find a leading line break.
  const first = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const found = text.indexOf('\n', end);
  const last = found < 0 ? text.length : found;
  const lines = text.slice(first, last).split('\n');
  const isMarked = lines.every((line, index) => line.startsWith(prefix(index)));
  const changed = lines
    .map((line, index) => (isMarked ? line.slice(prefix(index).length) : prefix(index) + line))
    .join('\n');
  return {
    text: text.slice(0, first) + changed + text.slice(last),
    start: first,
    end: first + changed.length,
  };
}
