import type { PasswordVerdict } from '@danube/contract/identity/identity.schemas.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../../lib/api.ts';

const pauseMs = 400;

/**
 * How strong a password is, a moment after the last key. `personal` gives the words it must not
 * rest on. Without an answer there is no verdict: the form is checked when it is sent.
 */
export function usePasswordVerdict(personal: () => readonly string[]) {
  const [verdict, setVerdict] = useState<PasswordVerdict | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requested = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const judge = useCallback(
    (password: string) => {
      clearTimeout(timer.current);
      const question = ++requested.current;
      if (!password) {
        setVerdict(null);
        return;
      }
      timer.current = setTimeout(() => {
        void requestVerdict(password, personal()).then((answer) => {
          // A slow answer to an earlier question would judge a password that is no longer there.
          if (question === requested.current) setVerdict(answer);
        });
      }, pauseMs);
    },
    [personal],
  );
  return { verdict, judge };
}

async function requestVerdict(
  password: string,
  personal: readonly string[],
): Promise<PasswordVerdict | null> {
  const words = personal.filter(Boolean).slice(0, 5);
  return browserApi.identity.judgePassword({ password, personal: words }).catch(() => null);
}
