import type { ReactNode } from 'react';
import { Link, matchPath, NavLink, useLocation } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { DownloadLink } from '../../account/registration/registration-prompt.tsx';
import { mainLinks } from './site-links.ts';

/** The same links in the desktop header and in the mobile menu. */
export function MainNavigation({ className }: { className: string }) {
  const t = useTexts('nav');
  const localPath = useLocalPath();
  return (
    <nav aria-label={t('nav.label')} className={className}>
      <ul>
        {mainLinks.map((link) => (
          <li key={link.path}>
            {link.isForMembers ? (
              <DownloadsLink path={link.path}>{t(link.label)}</DownloadsLink>
            ) : (
              <SectionLink to={localPath(link.path)} pagesAt={link.pagesAt}>
                {t(link.label)}
              </SectionLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SectionLinkProps = { to: string; pagesAt: string | undefined; children: ReactNode };

/** Current on its own page and on its subpages. */
function SectionLink({ to, pagesAt, children }: SectionLinkProps) {
  const { pathname } = useLocation();
  const isAround = pagesAt !== undefined && matchPath(pagesAt, pathname) !== null;
  if (!isAround) return <NavLink to={to}>{children}</NavLink>;
  return (
    <Link to={to} aria-current="true">
      {children}
    </Link>
  );
}

/** Aliases of the link's target. */
const downloadPages = ['/download', '/free-downloads', '/download-indicators'];

/** Marked as current on all of its pages, like the other links. */
function DownloadsLink({ path, children }: { path: string; children: ReactNode }) {
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  const isCurrent = downloadPages.some((page) => matchPath({ path: page, end: false }, pathname));
  return (
    <DownloadLink to={localPath(path)} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </DownloadLink>
  );
}
