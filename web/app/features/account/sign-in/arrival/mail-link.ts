import { useEffect, useState } from 'react';

const kinds = ['confirm', 'reset', 'leave', 'cancel'] as const;

type MailLink = { readonly kind: (typeof kinds)[number]; readonly token: string };

/** A link's purpose. On the newsletter page, `confirm` confirms a subscription. */
type Purpose = MailLink['kind'] | 'subscribe';

type PendingMailLink = { readonly purpose: Purpose; readonly token: string };

declare global {
  /** Set by the boot script, which removes it from the URL before the application starts. */
  var mailLink: MailLink | undefined;
}

/** The link from an email, if it has one of these purposes. It is only kept in memory. */
export function useMailLink(...purposes: readonly Purpose[]): PendingMailLink | null {
  const [link, setLink] = useState<PendingMailLink | null>(null);
  const wanted = purposes.join(' ');
  useEffect(() => {
    const look = () => {
      const met = consumeMailLink(wanted.split(' '));
      if (met) setLink(met);
    };
    look();
    // Opening a link to the current page only changes the hash, without loading a document.
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [wanted]);
  return link;
}

/** Returns a link once, and removes it from the URL. */
function consumeMailLink(purposes: readonly string[]): PendingMailLink | null {
  const link = globalThis.mailLink ?? linkInHash();
  const purpose = link && purposeOf(link);
  if (!purpose || !purposes.includes(purpose)) return null;
  globalThis.mailLink = undefined;
  replaceUrl(location.pathname + location.search);
  return { purpose, token: link.token };
}

function purposeOf({ kind }: MailLink): Purpose {
  const isNewsletter = /^\/newsletter\/?$/i.test(location.pathname);
  return kind === 'confirm' && isNewsletter ? 'subscribe' : kind;
}

/** Replaces the URL in the address bar and the history; nothing is loaded. */
export function replaceUrl(path: string): void {
  history.replaceState(history.state, '', path);
}

function linkInHash(): MailLink | undefined {
  const [, written, token] = /^#(\w+)=(.+)$/.exec(location.hash) ?? [];
  const kind = kinds.find((each) => each === written);
  return kind && token ? { kind, token } : undefined;
}
