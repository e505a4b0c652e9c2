import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import type { AuthCalls } from './auth-calls.ts';
import { isSessionMissing } from './auth-result.ts';
import type { createObservableSession } from './observable-session.ts';

type LookupEnvironment = {
  readonly calls: Pick<AuthCalls, 'session' | 'renewSession'>;
  hasHint(): boolean;
};

const renewBeforeMs = 2 * 24 * 60 * 60_000;

/** Asks the server who is signed in. */
export function createLookups(
  page: LookupEnvironment,
  current: ReturnType<typeof createObservableSession>,
) {
  /** Counts the visitor's actions: a lookup from before an action is outdated after it. */
  let acts = 0;
  let isHintTrusted = true;
  let isHeld = false;

  async function lookUp(): Promise<Session | null> {
    const actsBefore = acts;
    const { value, error } = await page.calls.session();
    if (isHeld || actsBefore !== acts) return current.state().session;
    if (error) current.receiveEvents({ kind: 'gave-up' });
    else current.receiveEvents({ kind: 'found', session: value ?? null });
    // A cookie that was wrong once must not cause repeated lookups.
    if (!error) isHintTrusted = Boolean(value);
    return current.state().session;
  }

  async function renew(): Promise<void> {
    const actsBefore = acts;
    const { value, error } = await page.calls.renewSession();
    if (isHeld || actsBefore !== acts) return;
    if (value) current.receiveEvents({ kind: 'renewed', session: value });
    else if (error && isSessionMissing(error))
      current.receiveEvents({ kind: 'found', session: null });
  }

  return {
    lookUp,
    /** The visitor did something that makes earlier answers outdated. */
    supersede(): void {
      acts += 1;
    },
    trustHint(): void {
      isHintTrusted = true;
    },
    async tick(): Promise<void> {
      if (isHeld) return;
      const { session } = current.state();
      if (session && isNearEnd(session)) await renew();
      else if (session || (isHintTrusted && page.hasHint())) await lookUp();
    },
    /**
     * For requests that replace the token of a session: with the old one the server finds no session,
     * which must not sign anyone out here. Lookups wait, and those on their way are ignored.
     */
    async hold<Answer>(request: () => Promise<Answer>): Promise<Answer> {
      isHeld = true;
      try {
        return await request();
      } finally {
        acts += 1;
        isHeld = false;
      }
    },
  };
}

/** An administrator's session is only extended by activity. */
function isNearEnd({ user, expiresAt }: Session): boolean {
  return !user.isAdmin && expiresAt.getTime() - Date.now() < renewBeforeMs;
}
