import { useState } from 'react';
import { isCoupon, plainCoupon } from './checkout-fields.ts';

/** A code that is typed, and the one that was last applied. */
export function useCoupon() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const typed = plainCoupon(text);
  return {
    text,
    setText,
    asked,
    /** There is a code in the field that nobody has asked about yet. */
    isNew: isCoupon(typed) && typed !== asked,
    apply(code: string) {
      setText(code);
      setAsked(plainCoupon(code) || null);
    },
  };
}
