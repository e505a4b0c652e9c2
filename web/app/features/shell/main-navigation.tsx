import { NavLink } from 'react-router';
import { useLocalPath } from '../../lib/local-path.ts';
import { useTexts } from '../../lib/texts.tsx';
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
            <NavLink to={localPath(link.path)}>{t(link.label)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
