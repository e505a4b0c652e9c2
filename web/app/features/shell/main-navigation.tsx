import type { ReactNode } from 'react';
import { NavLink, useMatch } from 'react-router';
import { useLocalPath } from '../../lib/local-path.ts';
import { useTexts } from '../../lib/texts.tsx';
import { DownloadLink } from '../registration/registration-prompt.tsx';
import { mainLinks } from './site-links.ts';

/** The same links in the bar of a wide page and in the menu of a narrow one. */
export function MainNavigation({ className }: { className: string }) {
  const t = useTexts('nav');
  const localPath = useLocalPath();
  return (
    <nav aria-label={t('nav.label')} className={className}>
      <ul>
        {mainLinks.map((link) => (
          <li key={link.path}>
            {link.isForMembers ? (
              <MembersLink path={link.path}>{t(link.label)}</MembersLink>
            ) : (
              <NavLink to={localPath(link.path)}>{t(link.label)}</NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Marked on its own page like the others. */
function MembersLink({ path, children }: { path: string; children: ReactNode }) {
  const localPath = useLocalPath();
  const isCurrent = useMatch({ path, end: false }) !== null;
  return (
    <DownloadLink to={localPath(path)} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </DownloadLink>
  );
}
