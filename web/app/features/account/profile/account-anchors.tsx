import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';

export const sectionTitles = {
  profile: 'account.profile.title',
  email: 'account.email.title',
  emails: 'account.emails.title',
  password: 'account.password.title',
  'two-factor': 'account.twoFactor.title',
  passkeys: 'account.passkeys.title',
  devices: 'account.devices.title',
  providers: 'account.providers.list',
  export: 'account.export.title',
  erasure: 'account.erasure.title',
} as const satisfies Record<string, TextKey>;

export type AccountAnchor = keyof typeof sectionTitles;

// Object.keys loses the key type; the object above lists the sections.
const anchors = Object.keys(sectionTitles) as AccountAnchor[];

/** Links to the sections; in a side column if there is room. */
export function AccountAnchors() {
  const t = useTexts('account');
  return (
    <nav aria-label={t('account.sections')} className="sticky top-8 max-lg:hidden">
      <ul className="border-s border-rule text-sm">
        {anchors.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px flex min-h-9 items-center border-s border-transparent py-1.5 ps-4 text-ink-2 transition-colors hover:border-river hover:text-ink touch:min-h-11"
            >
              {t(sectionTitles[id])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
