import { useState } from 'react';
import { isCoupon, normaliseCoupon } from './checkout-fields.ts';

/** The typed code, and the one that was last applied. */
export function useCoupon() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const typed = normaliseCoupon(text);
  return {
    text,
    setText,
    asked,
    /** The field has a code that hasn't been checked yet. */
    isNew: isCoupon(typed) && typed !== asked,
    apply(code: string) {
      setText(code);
      setAsked(normaliseCoupon(code) || null);
    },
  };
}
