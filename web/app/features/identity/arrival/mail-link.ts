import { useEffect, useState } from 'react';

type MailLink = { readonly kind: 'confirm' | 'reset'; readonly token: string };

declare global {
  /** Left by the boot script, which takes it out of the address before the application starts. */
  var mailLink: MailLink | undefined;
}

/** The token of a link out of a mail, once one of this kind is met. It lives in memory only. */
export function useMailLink(kind: MailLink['kind']): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const met = takeMailLink(kind);
      if (met) setToken(met);
    };
    look();
    // A link opened over the same page loads no document: only the hash changes.
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [kind]);
  return token;
}

/** Hands a token out once, and sees to it that the address no longer shows it. */
function takeMailLink(kind: MailLink['kind']): string | null {
  const link = globalThis.mailLink ?? linkInAddress();
  if (link?.kind !== kind) return null;
  globalThis.mailLink = undefined;
  replaceAddress(location.pathname + location.search);
  return link.token;
}

/** Changes what the address bar shows and the history keeps; nothing is loaded. */
export function replaceAddress(path: string): void {
  history.replaceState(history.state, '', path);
}

function linkInAddress(): MailLink | undefined {
  const [, kind, token] = /^#(confirm|reset)=(.+)$/.exec(location.hash) ?? [];
  if (!token) return undefined;
  return { kind: kind === 'reset' ? 'reset' : 'confirm', token };
}
