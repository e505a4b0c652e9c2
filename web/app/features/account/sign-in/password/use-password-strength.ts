import type { PasswordVerdict } from '@danube/contract/identity/identity.schemas.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../../lib/api.ts';

const pauseMs = 400;

/**
 * A password's strength, debounced. `personal` returns the words it must not contain. Without a
 * response there is no verdict: the server checks on submit.
 */
export function usePasswordStrength(personal: () => readonly string[]) {
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
        void requestPasswordStrength(password, personal()).then((answer) => {
          // Ignores responses for an earlier password.
          if (question === requested.current) setVerdict(answer);
        });
      }, pauseMs);
    },
    [personal],
  );
  return { verdict, judge };
}

async function requestPasswordStrength(
  password: string,
  personal: readonly string[],
): Promise<PasswordVerdict | null> {
  const words = personal.filter(Boolean).slice(0, 5);
  return browserApi.identity.judgePassword({ password, personal: words }).catch(() => null);
}
