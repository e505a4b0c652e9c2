import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { logFailure } from '../../../lib/log-failure.ts';
import { findReferral, readReferralCode } from './referral-code.ts';
import { type ReferredRep, referredRepQuery } from './referred-rep.ts';

export type InvitedBy = {
  readonly text: string;
  /** What the field would submit; null if it can't be a code. */
  readonly code: string | null;
  /** The code's rep, once it was looked up. */
  readonly rep: ReferredRep | null;
  readonly isUnknown: boolean;
  write(text: string): void;
  /** Called on blur, because a code that is still being typed isn't checked. */
  leave(): void;
};

/**
 * The content of the "Invited by" field: what was typed before, else the URL's code, else the
 * stored one. Typing overrides it.
 */
export function useInvitedBy(typedBefore?: string, isWanted = true): InvitedBy {
  const [parameters] = useSearchParams();
  const start = typedBefore ?? readReferralCode(parameters.get('ref')) ?? '';
  const [text, setText] = useState(start);
  const [requested, setAsked] = useState(start);
  useEffect(() => {
    const stored = start === '' ? findReferral() : null;
    if (stored === null) return;
    setText(stored);
    setAsked(stored);
  }, [start]);
  const code = readReferralCode(text);
  const isAsked = isWanted && code !== null && requested === text;
  const { data, error } = useQuery({ ...referredRepQuery(code ?? ''), enabled: isAsked });
  useEffect(() => {
    if (error) logFailure('The referral code could not be validated', error);
  }, [error]);
  const isMalformed = text.trim() !== '' && code === null && requested === text;
  return {
    text,
    code,
    write: setText,
    leave: () => setAsked(text),
    rep: isAsked ? (data ?? null) : null,
    isUnknown: isMalformed || (isAsked && data === null),
  };
}
