import type { TextSelection } from './format-markdown.ts';

export type Change = (chosen: TextSelection) => TextSelection;

/** Changes the selected part of a field; false if the text would become too long. */
export function changeText(
  control: HTMLTextAreaElement | null,
  to: Change,
  maxLength: number,
): boolean {
  if (!control) return true;
  const { value, selectionStart, selectionEnd } = control;
  const next = to({ text: value, start: selectionStart, end: selectionEnd });
  // A text that is too long already may still be shortened.
  const fits = next.text.length <= Math.max(maxLength, value.length);
  if (fits) writeSelection(control, next);
  else control.focus();
  return fits;
}

/**
 * Writes a new text and selection into a field as if it had been typed, so that the browser's undo
 * takes it back. Only the part that differs is replaced.
 */
function writeSelection(control: HTMLTextAreaElement, next: TextSelection): void {
  const { value } = control;
  const { from, to, words } = differenceOf(value, next.text);
  control.focus();
  if (value !== next.text) {
    control.setSelectionRange(from, to);
    if (!typeInto(words)) {
      control.setRangeText(words);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  control.setSelectionRange(next.start, next.end);
}

/** Deprecated, but nothing else keeps the undo history of a text area. */
type TypingDocument = { execCommand?(command: string, hasUi?: boolean, value?: string): boolean };

/** False in a browser without it: the text is then replaced without an undo step. */
function typeInto(words: string): boolean {
  const typing: TypingDocument = document;
  if (!typing.execCommand) return false;
  return words === ''
    ? typing.execCommand('delete')
    : typing.execCommand('insertText', false, words);
}

function differenceOf(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, words: after.slice(from, after.length - same) };
}
