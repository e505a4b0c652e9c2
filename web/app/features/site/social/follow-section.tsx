import { ArrowUpRight } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { useAccounts } from '../../shared/sharing/use-accounts.ts';

/** The academy's own accounts: a description and a plain link each. */
export function FollowSection() {
  const t = useTexts('social');
  const accounts = useAccounts();
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="follow" className="page pb-section">
      <h2 id="follow" className="type-h3 mb-6">
        {t('social.follow.title')}
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-md border border-rule bg-rule sm:grid-cols-2 lg:grid-cols-4">
        {accounts.map((account) => (
          <li key={account.id} className="relative grid content-between gap-6 bg-paper p-5 sm:p-6">
            <div className="grid gap-2">
              <h3 className="type-h4">{account.name}</h3>
              <p className="text-sm text-ink-2">{t(`social.follow.${account.id}`)}</p>
            </div>
            <a
              href={account.address}
              target="_blank"
              rel="noopener noreferrer me"
              className="inline-flex min-h-11 items-center gap-2 text-sm font-[550] text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.28em] after:absolute after:inset-0 hover:decoration-river"
            >
              {t('social.follow.on', { name: account.name })}
              <span className="sr-only">{` (${t('social.opensInNewTab')})`}</span>
              <ArrowUpRight aria-hidden="true" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
