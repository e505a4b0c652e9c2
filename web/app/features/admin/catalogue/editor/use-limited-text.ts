import { type ClipboardEvent, type RefObject, useCallback, useState } from 'react';
import { type Change, changeText } from './write-selection.ts';

/**
 * Changes a text from outside its field and says when the result would be too long: then nothing is
 * changed, because a table or a picture that is cut off is worse than none.
 */
export function useLimitedText(area: RefObject<HTMLTextAreaElement | null>, maxLength: number) {
  const [isTooLong, setIsTooLong] = useState(false);
  const change = useCallback(
    (to: Change) => setIsTooLong(!changeText(area.current, to, maxLength)),
    [area, maxLength],
  );
  return {
    change,
    isTooLong,
    onType: () => setIsTooLong(false),
    /** The browser would silently cut off the end of pasted text. */
    onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      // The field stores each line break as one character; Windows copies two.
      const pasted = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n').length;
      if (pasted === 0) return;
      const isOver = value.length - (selectionEnd - selectionStart) + pasted > maxLength;
      if (isOver) event.preventDefault();
      setIsTooLong(isOver);
    },
  };
}

export type LimitedText = ReturnType<typeof useLimitedText>;
