import { type GroupValues, settingsGroups } from '@danube/contract/settings/settings-groups.ts';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { resolveWording } from '../../../lib/resolve-wording.ts';
import { useSettings } from '../../../lib/settings.tsx';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { consentSettings } from '../../shared/consent/consent-settings.ts';
import { legalLinks } from './site-links.ts';

/** Two lists share a row on phones; the third has its own row with two columns. */
export function FooterLinks() {
  const t = useTexts('footer', 'nav');
  const localPath = useLocalPath();
  return (
    <>
      <OwnColumn name="courses" titleKey="footer.courses.title" className="lg:col-span-3" />
      <OwnColumn name="academy" titleKey="footer.academy" className="lg:col-span-2" />
      <nav aria-labelledby="footer.legal" className="col-span-full sm:col-span-4 lg:col-span-3">
        <h2 id="footer.legal">{t('footer.legal')}</h2>
        <ul className="max-sm:columns-2">
          {legalLinks.map(({ path, label }) => (
            <li key={path}>
              <Link to={localPath(path)}>{t(label)}</Link>
            </li>
          ))}
          <li>
            <CookieSettings />
          </li>
        </ul>
      </nav>
    </>
  );
}

type ColumnName = 'courses' | 'academy';
type OwnColumnProps = { name: ColumnName; titleKey: TextKey; className: string };

/** A column with the owner's links; hidden if it is empty. */
function OwnColumn({ name, titleKey, className }: OwnColumnProps) {
  const t = useTexts('footer');
  const links = useSettings('footer')[name];
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={titleKey} className={classNames('col-span-6 sm:col-span-4', className)}>
      <h2 id={titleKey}>{t(titleKey)}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <OwnLink link={link} column={name} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type OwnLinkProps = { link: GroupValues<'footer'>[ColumnName][number]; column: ColumnName };

function OwnLink({ link: { id, label, path }, column }: OwnLinkProps) {
  const t = useTexts('footer', 'nav');
  const language = useLanguage();
  const localPath = useLocalPath();
  const original = settingsGroups.footer.fields[column].list?.originalOf(id, 'label');
  // An entry without a wording is a default one, whose texts a test checks.
  const text = resolveWording(label, language) ?? (original ? t(original as TextKey) : path);
  if (!path.startsWith('/')) return <a href={path}>{text}</a>;
  return <Link to={localPath(path)}>{text}</Link>;
}

/** Without scripts it links to a page with the same information. */
function CookieSettings() {
  const t = useTexts('footer');
  const localPath = useLocalPath();
  function openSettings(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    consentSettings.open(event.currentTarget);
  }
  return (
    <Link to={localPath('/cookie-policy')} aria-haspopup="dialog" onClick={openSettings}>
      {t('footer.cookieSettings')}
    </Link>
  );
}
