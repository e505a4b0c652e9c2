import { type ChangeEvent, useState } from 'react';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/**
 * A field of the draft while typing. The draft trims texts, so the field keeps the typed text as
 * long as it is equivalent.
 */
export function useDraftInput(value: string, write: (text: string) => unknown) {
  const { shown, type } = useDraftText(value, write);
  return { value: shown, onChange: (event: Typed) => type(event.currentTarget.value) };
}

/** The same for a field that buttons write to as well. */
export function useDraftText(value: string, write: (text: string) => unknown) {
  const [typed, setTyped] = useState(value);
  return {
    shown: typed.trim() === value ? typed : value,
    type(text: string) {
      const next = withoutControls(text);
      setTyped(next);
      write(next);
    },
  };
}

/** Pasted text may contain control characters, which a draft rejects. */
function withoutControls(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
