import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import type { AuthCalls } from './auth-calls.ts';
import { isSessionMissing, type Result } from './auth-result.ts';
import { createObservableSession, type Stop } from './observable-session.ts';

export type TabMessage = 'signed-in' | 'signing-out' | 'signed-out';

/** The page's environment, replaced in tests. */
export type SessionEnvironment = {
  readonly calls: Pick<AuthCalls, 'session' | 'renewSession' | 'signOut'>;
  readonly tabs: {
    notify(message: TabMessage): void;
    listen(listener: (message: TabMessage) => void): Stop;
  };
  /** Whether the readable cookie says that someone is probably signed in. */
  hasHint(): boolean;
  isVisible(): boolean;
  onVisibilityChange(listener: () => void): Stop;
};

/** A first lookup that takes longer no longer delays the page. */
const fallbackMs = 1_000;
const tickMs = 30_000;
/** Signing out waits this long for what hasn't been sent yet. */
const farewellMs = 2_000;
const renewBeforeMs = 2 * 24 * 60 * 60_000;

type Farewell = () => Promise<unknown>;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The session of this page. Asks the server, follows other tabs, notifies its listeners. */
export function createSessionStore(page: SessionEnvironment) {
  const current = createObservableSession();
  /** Counts the visitor's actions: a lookup from before an action is outdated after it. */
  let acts = 0;
  let isHintTrusted = true;
  let isHeld = false;
  const farewells = new Set<Farewell>();

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

  async function tick(): Promise<void> {
    if (isHeld) return;
    const { session } = current.state();
    if (session && isNearEnd(session)) await renew();
    else if (session || (isHintTrusted && page.hasHint())) await lookUp();
  }

  /** The session after an action of the visitor; other tabs look it up themselves. */
  function accept(session: Session | null) {
    acts++;
    isHintTrusted = true;
    current.receiveEvents({ kind: 'found', session });
    page.tabs.notify(session ? 'signed-in' : 'signed-out');
  }

  /** Ended by another tab, which notifies every tab itself. */
  function endElsewhere() {
    acts++;
    current.receiveEvents({ kind: 'found', session: null });
  }

  return {
    accept,
    state: current.state,
    watch: current.watch,
    onAuthEvent: current.onAuthEvent,
    announceRecovery: () => current.emit('PASSWORD_RECOVERY'),
    /** Looks up now, whatever the cookie says: for a page whose sign-in may change elsewhere. */
    refresh: lookUp,
    /**
     * For requests that replace the token of a session: with the old one the server finds no session,
     * which must not sign anyone out here. Lookups wait, and those on their way are ignored.
     */
    async holdLookups<Answer>(request: () => Promise<Answer>): Promise<Answer> {
      isHeld = true;
      try {
        return await request();
      } finally {
        acts++;
        isHeld = false;
      }
    },
    /** Work that needs the session, such as sending what was just written. */
    beforeSignOut(farewell: Farewell): Stop {
      farewells.add(farewell);
      return () => farewells.delete(farewell);
    },
    signOut: () => signOut(page, { current, accept, farewells }),
    start(): Stop {
      const fallback = setTimeout(() => current.receiveEvents({ kind: 'gave-up' }), fallbackMs);
      if (page.hasHint()) void lookUp().finally(() => clearTimeout(fallback));
      else current.receiveEvents({ kind: 'found', session: null });
      const stopTicking = tickWhileVisible(page, () => void tick());
      const stopListening = page.tabs.listen((message) => {
        if (message === 'signed-out') endElsewhere();
        else if (message === 'signing-out') current.receiveEvents({ kind: 'signing-out' });
        else void lookUp();
      });
      return () => {
        clearTimeout(fallback);
        stopTicking();
        stopListening();
      };
    },
  };
}

/**
 * Notifies all tabs first: requests that they send after the session has ended would be rejected.
 */
async function signOut(
  { calls, tabs }: SessionEnvironment,
  store: {
    current: ReturnType<typeof createObservableSession>;
    accept: (session: Session | null) => void;
    farewells: ReadonlySet<Farewell>;
  },
): Promise<Result<unknown>> {
  const { current, accept, farewells } = store;
  current.receiveEvents({ kind: 'signing-out' });
  tabs.notify('signing-out');
  if (farewells.size > 0) await finishAll(farewells);
  const answer = await calls.signOut();
  if (answer.error && !isSessionMissing(answer.error)) {
    current.receiveEvents({ kind: 'found', session: current.state().session });
    tabs.notify('signed-in');
    return answer;
  }
  accept(null);
  return { value: {} };
}

async function finishAll(farewells: ReadonlySet<Farewell>): Promise<void> {
  const all = Promise.allSettled([...farewells].map((farewell) => farewell()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, farewellMs))]);
}

/** An administrator's session is only extended by activity. */
function isNearEnd({ user, expiresAt }: Session): boolean {
  return !user.isAdmin && expiresAt.getTime() - Date.now() < renewBeforeMs;
}

/** Hidden tabs send no requests; one that becomes visible after a while does so immediately. */
function tickWhileVisible(
  page: Pick<SessionEnvironment, 'isVisible' | 'onVisibilityChange'>,
  tick: () => void,
): Stop {
  let timer: ReturnType<typeof setInterval> | undefined;
  let lastTickAt = Date.now();
  const tickNow = () => {
    lastTickAt = Date.now();
    tick();
  };
  const follow = () => {
    clearInterval(timer);
    if (!page.isVisible()) return;
    timer = setInterval(tickNow, tickMs);
    if (Date.now() - lastTickAt >= tickMs) tickNow();
  };
  const stop = page.onVisibilityChange(follow);
  follow();
  return () => {
    clearInterval(timer);
    stop();
  };
}
