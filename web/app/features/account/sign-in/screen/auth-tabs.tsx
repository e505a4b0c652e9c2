import { Link } from 'react-router';
import { useTexts } from '../../../../lib/texts.tsx';
import type { AuthView } from './auth-view.ts';
import { useAuthPath } from './use-auth-path.ts';

type AuthTabsProps = { view: AuthView; redirect: string | null; onChoose: () => void };

/** Sign-in and registration side by side; links, so that they work without scripts. */
export function AuthTabs({ view, redirect, onChoose }: AuthTabsProps) {
  const t = useTexts('auth');
  const pathTo = useAuthPath(redirect);
  const tabs = [
    { view: 'signin', label: t('auth.tabs.signin') },
    { view: 'signup', label: t('auth.tabs.signup') },
  ] as const;
  return (
    <nav aria-label={t('auth.tabs.label')} className="border-b border-rule">
      <ul className="flex flex-wrap gap-x-7">
        {tabs.map((tab) => (
          <li key={tab.view}>
            <Link
              to={pathTo(tab.view)}
              replace
              preventScrollReset
              aria-current={tab.view === view ? 'page' : undefined}
              onClick={onChoose}
              className="-mb-px flex min-h-12 items-center border-b-2 border-transparent font-[520] text-ink-3 transition-colors hover:text-ink aria-[current]:border-river aria-[current]:text-ink"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
