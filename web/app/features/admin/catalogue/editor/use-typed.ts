import { type ChangeEvent, useState } from 'react';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/**
 * A field of the draft while someone types. The draft holds texts without spaces at their ends,
 * so the field keeps the letters as they were typed for as long as they mean the same.
 */
export function useTyped(value: string, write: (text: string) => unknown) {
  const { shown, type } = useTypedText(value, write);
  return { value: shown, onChange: (event: Typed) => type(event.currentTarget.value) };
}

/** The same for a field that is also written to by buttons. */
export function useTypedText(value: string, write: (text: string) => unknown) {
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

/** Pasted text may hold characters that no draft takes. */
function withoutControls(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
