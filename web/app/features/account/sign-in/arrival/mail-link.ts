import { useEffect, useState } from 'react';

const kinds = ['confirm', 'reset', 'leave', 'cancel'] as const;

type MailLink = { readonly kind: (typeof kinds)[number]; readonly token: string };

/** What a link is for. On the newsletter's own page it is a subscription that is confirmed. */
type Purpose = MailLink['kind'] | 'subscribe';

type MetLink = { readonly purpose: Purpose; readonly token: string };

declare global {
  /** Left by the boot script, which takes it out of the address before the application starts. */
  var mailLink: MailLink | undefined;
}

/** A link out of an email, once one for any of these purposes is met. It lives in memory only. */
export function useMailLink(...purposes: readonly Purpose[]): MetLink | null {
  const [link, setLink] = useState<MetLink | null>(null);
  const wanted = purposes.join(' ');
  useEffect(() => {
    const look = () => {
      const met = takeMailLink(wanted.split(' '));
      if (met) setLink(met);
    };
    look();
    // A link opened over the same page loads no document: only the hash changes.
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [wanted]);
  return link;
}

/** Hands a link out once, and sees to it that the address no longer shows it. */
function takeMailLink(purposes: readonly string[]): MetLink | null {
  const link = globalThis.mailLink ?? linkInAddress();
  const purpose = link && purposeOf(link);
  if (!purpose || !purposes.includes(purpose)) return null;
  globalThis.mailLink = undefined;
  replaceAddress(location.pathname + location.search);
  return { purpose, token: link.token };
}

function purposeOf({ kind }: MailLink): Purpose {
  const isNewsletter = /^\/newsletter\/?$/i.test(location.pathname);
  return kind === 'confirm' && isNewsletter ? 'subscribe' : kind;
}

/** Changes what the address bar shows and the history keeps; nothing is loaded. */
export function replaceAddress(path: string): void {
  history.replaceState(history.state, '', path);
}

function linkInAddress(): MailLink | undefined {
  const [, written, token] = /^#(\w+)=(.+)$/.exec(location.hash) ?? [];
  const kind = kinds.find((each) => each === written);
  return kind && token ? { kind, token } : undefined;
}
