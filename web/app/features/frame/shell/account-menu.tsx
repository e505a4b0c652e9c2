import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { ChevronDown, LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { floatingClasses } from '../../../ui/floating.ts';
import { HeaderDetails } from './header-details.tsx';
import { accountLinks } from './site-links.ts';
import { useSignOut } from './use-sign-out.ts';

type User = Session['user'];

type AccountMenuProps = {
  user: User;
  className?: string;
  /** Opens downwards from a header, or upwards from the bottom of a sidebar. */
  place?: 'below' | 'above';
};

/** The account menu in the header. */
export function AccountMenu({ user, className, place = 'below' }: AccountMenuProps) {
  const t = useTexts('nav');
  return (
    <HeaderDetails
      className={classNames('relative', className)}
      summaryClassName="flex h-11 items-center gap-1.5 ps-2.5 pe-2"
      summary={
        <>
          {/* Not an aria-label: the initials are visible, and a label would have to start with
              them. */}
          <span className="sr-only">{t('nav.account', { name: nameOf(user) })}</span>
          <Avatar name={nameOf(user)} size="small" />
          <ChevronDown
            aria-hidden="true"
            className="size-3.5 text-ink-3 transition-transform group-open/details:rotate-180"
          />
        </>
      }
    >
      <div
        className={classNames(
          floatingClasses,
          'absolute z-40 w-64 max-h-[calc(100dvh-6rem)] overflow-y-auto p-2',
          place === 'below' ? 'end-0 top-full mt-1 xl:mt-4' : 'start-0 bottom-full mb-1',
        )}
      >
        <AccountList user={user} className="account-list" />
      </div>
    </HeaderDetails>
  );
}

/**
 * The signed-in person's name and pages, and signing out: in the header's menu and in the mobile
 * menu.
 */
export function AccountList({ user, className }: { user: User; className: string }) {
  const t = useTexts('nav');
  const localPath = useLocalPath();
  const signOut = useSignOut();
  const may = { admins: user.isAdmin && !user.needsSecondFactor, reps: user.isSalesRep };
  const links = accountLinks.filter(({ audience }) => !audience || may[audience]);
  return (
    <div className={className}>
      <p className="account-name">
        <b>{nameOf(user)}</b>
        <span>{user.email}</span>
      </p>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <Link to={localPath(link.path)}>{t(link.label)}</Link>
          </li>
        ))}
        <li>
          <button type="button" data-closes-menu="" onClick={() => void signOut()}>
            {t('nav.signOut')}
            <LogOut aria-hidden="true" />
          </button>
        </li>
      </ul>
    </div>
  );
}

/** The email is shown if the person has no name. */
function nameOf({ firstName, lastName, email }: User): string {
  return `${firstName} ${lastName}`.trim() || email;
}
