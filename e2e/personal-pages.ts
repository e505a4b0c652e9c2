import type { Audience, Page } from '@danube/contract/site/page.ts';
import { allPages, pages } from '@danube/contract/site/pages.ts';
import type { Person } from './people.ts';

type PersonalPage = { name: string; path: string; person?: Person };

/** Their examples belong to no one, or redirect to a page that is checked anyway. */
const passedOver: readonly Page[] = [
  pages.resetPassword,
  pages.myOrder,
  pages.certificate,
  pages.myCourse,
  pages.adminOrder,
  pages.adminPerson,
  pages.adminVideo,
  pages.adminRep,
];

/** Open to everyone, but only useful to members. */
const ofMembers: readonly Page[] = [pages.checkout, pages.paymentSuccess, pages.reader];

const personOf: Record<Audience, Person | undefined> = {
  public: undefined,
  member: 'member',
  rep: 'rep',
  admin: 'admin',
};

/** Views of one page that differ so much that each is checked separately. */
const views = [
  '/auth?tab=signup',
  '/video-management?part=calendar',
  '/video-management?part=statistics',
  ...['texts', 'facts', 'lessons', 'translations', 'preview', 'history'].map(
    (part) => `/admin/courses/fast-track?part=${part}`,
  ),
  '/admin/indicators/danube-bands?part=facts',
  '/admin/packages/live-monthly?part=facts',
];

/** Pages rendered for one person, and the role they are checked with. */
export const personalPages: readonly PersonalPage[] = [
  ...allPages
    .filter((page) => !(page.cache || page.isRedirect || passedOver.includes(page)))
    .map((page) => {
      const person = ofMembers.includes(page) ? 'member' : personOf[page.audience];
      return withName(page.example ?? page.path, person);
    }),
  ...views.map((path) => withName(path, path.startsWith('/auth') ? undefined : 'admin')),
];

function withName(path: string, person: Person | undefined): PersonalPage {
  const name = path.slice(1).replaceAll(/[/?=]/g, '-');
  return person ? { name, path, person } : { name, path };
}
