import type { Field } from '@danube/contract/settings/field.ts';
import {
  type GroupName,
  type GroupValues,
  initialValues,
  settingsGroups,
} from '@danube/contract/settings/settings-groups.ts';

export type ChangedPage = {
  readonly path: string;
  /** What is on the page after the change, and wasn't before. */
  readonly shows?: readonly string[];
  /** The other way round. */
  readonly lacks?: readonly string[];
};
type ChangeOf<Name extends GroupName> = {
  readonly change: Partial<GroupValues<Name>>;
  readonly pages: readonly ChangedPage[];
};
type Changes = { readonly [Name in GroupName]?: ChangeOf<Name> };
type Files = { readonly picture: string; readonly video: string };

/** A change of the group, and what it does to public pages. */
export function settingsChange(name: GroupName, files: Files): ChangeOf<GroupName> {
  const change = plainChanges[name] ?? changesWith(files)[name];
  // The entry of one group; its type covers all of them.
  return (change as ChangeOf<GroupName> | undefined) ?? changeOfText(name);
}

/** Groups of texts need no entry: their page shows the first one. */
function changeOfText(name: GroupName): ChangeOf<GroupName> {
  const { fields, shownOn } = settingsGroups[name];
  const [key] = Object.entries<Field>(fields).find(([, { kind }]) => kind === 'words') ?? [];
  if (key === undefined) throw new Error(`${name} has no change in settings-changes.ts`);
  const [en, de] = [`Another text: ${key}`, `Ein anderer Text: ${key}`];
  return {
    change: { [key]: { en, de } },
    pages: [
      { path: shownOn, shows: [en] },
      { path: `${shownOn}?lang=de`, shows: [de] },
    ],
  };
}

const words = (en: string, de?: string) => ({ en, ...(de === undefined ? {} : { de }) });
const [viktor] = initialValues('instructors').people;
const [martin] = initialValues('testimonials').voices;
if (!viktor || !martin) throw new Error('the initial lists are empty');

const changesWith = ({ picture, video }: Files): Changes => ({
  logo: {
    change: { mark: picture },
    pages: [{ path: '/help', shows: [`/media/pictures/${picture}?w=480`] }],
  },
  broker: {
    change: { name: 'Other Broker', logo: picture, lossPercent: 74.5 },
    pages: [{ path: '/', shows: ['Other Broker', '74.5%'], lacks: ['Kestrel Markets'] }],
  },
  hero: {
    change: { film: video, poster: picture, 'hero.lede': words('Learn it slowly.') },
    pages: [
      {
        path: '/',
        shows: [`/media/films/${video}`, `/media/pictures/${picture}?w=1440`, 'Learn it slowly.'],
      },
    ],
  },
});

const plainChanges: Changes = {
  academy: {
    change: {
      legalName: 'Morava School s.r.o.',
      street: 'Nová 7',
      city: 'Trnava',
      email: 'office@morava.example',
      phone: '+421 2 7777 0002',
      registerEntry: '777777/B',
      vatId: 'SK2777777777',
      directors: ['Nora Nová'],
      'footer.support': words('Round the clock'),
    },
    pages: [
      {
        path: '/imprint',
        shows: [
          'Morava School s.r.o.',
          'Nová 7',
          'Trnava',
          'office@morava.example',
          '777777/B',
          'SK2777777777',
          'Nora Nová',
        ],
      },
      { path: '/contact', shows: ['+421 2 7777 0002', 'Round the clock'] },
    ],
  },
  hours: {
    change: {
      'contact.hours': words('We reply until noon', 'Wir antworten bis Mittag'),
      'courses.included.support': words('Help at noon'),
    },
    pages: [
      { path: '/contact', shows: ['We reply until noon'] },
      { path: '/contact?lang=de', shows: ['Wir antworten bis Mittag'] },
      { path: '/course/fast-track', shows: ['Help at noon'] },
    ],
  },
  languages: {
    change: { offered: ['en', 'de'] },
    pages: [{ path: '/about', lacks: ['hrefLang="fr"', 'Italiano'] }],
  },
  retention: {
    change: { rooms: 2 },
    pages: [{ path: '/privacy-policy', shows: ['Messages in rooms are deleted 2 years after'] }],
  },
  social: {
    change: { linkedin: 'morava-school', x: '' },
    pages: [
      {
        path: '/social-media-demo',
        shows: ['linkedin.com/company/morava-school/'],
        lacks: ['https://x.com/danube_example'],
      },
    ],
  },
  instructors: {
    change: {
      people: [
        {
          ...viktor,
          id: 'nora',
          name: 'Nora Nová',
          slug: 'nora-nova',
          title: words('Bond trader'),
          specialization: words('Bonds'),
          bio: words('She teaches bonds.'),
        },
      ],
    },
    pages: [
      { path: '/instructors', shows: ['Nora Nová'], lacks: ['/instructors/katharina-lindner'] },
    ],
  },
  testimonials: {
    change: {
      voices: [
        {
          ...martin,
          id: 'eva',
          name: 'Eva Skutočná',
          role: words('Nurse'),
          location: words('Graz'),
          text: words('It took patience.'),
          source: 'Letter of May',
          consentOn: '2026-05-03',
          consentHow: 'In writing',
        },
      ],
    },
    pages: [
      {
        path: '/',
        shows: ['It took patience.', 'Eva Skutočná'],
        lacks: ['Martin Kováč'],
      },
    ],
  },
  promises: {
    change: {
      'courses.included.lifetime': words('Yours to keep'),
      'pricing.lede': words('Pay once.'),
    },
    pages: [
      { path: '/course/fast-track', shows: ['Yours to keep'] },
      { path: '/pricing', shows: ['Pay once.'] },
    ],
  },
  footer: {
    change: { courses: [{ id: 'open', label: words('Open days'), path: '/events' }] },
    pages: [{ path: '/blog', shows: ['Open days'] }],
  },
  names: {
    change: {
      levels: initialValues('names').levels.map((level) =>
        level.id === 'beginner' ? { ...level, label: words('First steps') } : level,
      ),
      shows: initialValues('names').shows.map((show) =>
        show.id === 'method' ? { ...show, label: words('Workbench') } : show,
      ),
    },
    pages: [
      { path: '/courses', shows: ['First steps'] },
      { path: '/itv', shows: ['Workbench'] },
    ],
  },
};
