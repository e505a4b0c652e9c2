import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import type { AuthCalls } from './auth-calls.ts';
import { isSessionMissing, type Result } from './auth-result.ts';
import { createObservableSession, type Stop } from './observable-session.ts';
import { createLookups } from './session-lookups.ts';

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

type Farewell = () => Promise<unknown>;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The session of this page. Asks the server, follows other tabs, notifies its listeners. */
export function createSessionStore(page: SessionEnvironment) {
  const current = createObservableSession();
  const lookups = createLookups(page, current);
  const farewells = new Set<Farewell>();

  /** The session after an action of the visitor; other tabs look it up themselves. */
  function accept(session: Session | null) {
    lookups.supersede();
    lookups.trustHint();
    current.receiveEvents({ kind: 'found', session });
    page.tabs.notify(session ? 'signed-in' : 'signed-out');
  }

  /** Ended by another tab, which notifies every tab itself. */
  function endElsewhere() {
    lookups.supersede();
    current.receiveEvents({ kind: 'found', session: null });
  }

  return {
    accept,
    state: current.state,
    watch: current.watch,
    onAuthEvent: current.onAuthEvent,
    announceRecovery: () => current.emit('PASSWORD_RECOVERY'),
    /** Looks up now, whatever the cookie says: for a page whose sign-in may change elsewhere. */
    refresh: lookups.lookUp,
    holdLookups: lookups.hold,
    /** Work that needs the session, such as sending what was just written. */
    beforeSignOut(farewell: Farewell): Stop {
      farewells.add(farewell);
      return () => farewells.delete(farewell);
    },
    signOut: () => signOut(page, { current, accept, farewells }),
    start(): Stop {
      const fallback = setTimeout(() => current.receiveEvents({ kind: 'gave-up' }), fallbackMs);
      if (page.hasHint()) void lookups.lookUp().finally(() => clearTimeout(fallback));
      else current.receiveEvents({ kind: 'found', session: null });
      const stopTicking = tickWhileVisible(page, () => void lookups.tick());
      const stopListening = page.tabs.listen((message) => {
        if (message === 'signed-out') endElsewhere();
        else if (message === 'signing-out') current.receiveEvents({ kind: 'signing-out' });
        else void lookups.lookUp();
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
