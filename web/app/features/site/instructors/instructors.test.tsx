// @vitest-environment jsdom
import { claimRegister } from '@danube/contract/claims/claim-register.ts';
import { type GroupValues, initialValues } from '@danube/contract/settings/settings-groups.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageUrlProvider } from '../../../lib/page-url.tsx';
import { SettingsProvider } from '../../../lib/settings.tsx';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { InstructorProfile } from './instructor-profile.tsx';
import type { Instructor } from './instructors.ts';
import { InstructorHead } from './instructors-head.tsx';
import { InstructorsPage } from './instructors-page.tsx';
import { InstructorsSection } from './instructors-section.tsx';
import { useInstructor, useInstructors } from './use-instructors.ts';

afterEach(cleanup);

type People = GroupValues<'instructors'>['people'];

const initial = initialValues('instructors').people;

/** Someone the owner added, as in a page's settings. */
const anna: People[number] = {
  id: 'a1',
  name: 'Anna Real',
  slug: 'anna-real',
  portrait: '',
  years: 7,
  title: { en: 'Trader', de: 'Händlerin' },
  specialization: { en: 'Bonds' },
  bio: { en: 'Teaches bonds.' },
  teaches: {},
  achievements: { en: 'One\nTwo\n' },
  aboutTitle: { en: 'Slowly' },
  aboutP1: { en: 'Her story.' },
  aboutP2: {},
  aboutP3: {},
  clients: {},
  reach: {},
};

function show(screenShown: ReactNode, path = '/', people?: People) {
  const shown = people && { values: { instructors: { people } }, words: {}, english: {} };
  return render(
    <PageFrame path={path}>
      <SettingsProvider shown={shown}>
        <PageUrlProvider siteUrl="https://danube.example" alternates={['en']}>
          {screenShown}
        </PageUrlProvider>
      </SettingsProvider>
    </PageFrame>,
  );
}

/** The same people as pages see them. */
function readInstructors(people?: People): readonly Instructor[] {
  let read: readonly Instructor[] = [];
  function Reader() {
    read = useInstructors();
    return null;
  }
  show(<Reader />, '/', people);
  return read;
}

function Profile({ slug }: { slug: string }) {
  const instructor = useInstructor(slug);
  return instructor ? <InstructorProfile instructor={instructor} /> : null;
}

function Head({ slug }: { slug: string }) {
  const instructor = useInstructor(slug);
  return instructor ? <InstructorHead instructor={instructor} /> : null;
}

/** The description of a term in the list. */
function descriptionOf(term: string): string | null | undefined {
  const label = screen.getByText(term, { selector: 'dt' });
  return label.parentElement?.querySelector('dd')?.textContent;
}

describe('instructors', () => {
  it('carry every field a profile is made of [R3.07a]', () => {
    const instructors = readInstructors();
    expect(instructors.map(({ slug }) => slug)).toEqual(['viktor-hajnal', 'katharina-lindner']);
    for (const { achievements, image, teaches, yearsExperience, ...fields } of instructors) {
      expect(Object.keys(fields)).toEqual(
        expect.arrayContaining([
          'id',
          'name',
          'bio',
          'slug',
          'title',
          'specialization',
          'aboutTitle',
          'aboutP1',
          'aboutP2',
          'aboutP3',
          'keyClients',
          'globalReach',
        ]),
      );
      // A missing key is rendered as the key itself.
      const texts = [...Object.values(fields), ...achievements, ...teaches];
      expect(texts.filter((text) => /^instructors\./.test(String(text)))).toEqual([]);
      expect(new Set(achievements).size).toBe(6);
      expect(teaches).toHaveLength(3);
      expect(claimRegister).toHaveProperty(String(yearsExperience));
      expect(image?.src).toMatch(new RegExp(`${fields.slug}.*\\.svg`));
    }
  });

  it('are whom the owner lists, with nothing of the samples in somebody else’s name', () => {
    const [viktor] = initial;
    if (!viktor) throw new Error('there is a first instructor');
    const [added, renamed] = readInstructors([anna, { ...viktor, name: 'Jan Novák' }]);
    expect(added).toMatchObject({
      name: 'Anna Real',
      title: 'Trader',
      yearsExperience: 7,
      image: null,
      achievements: ['One', 'Two'],
      teaches: [],
      aboutP2: '',
    });
    expect(renamed).toMatchObject({ title: '', bio: '', image: null, yearsExperience: null });
    expect(renamed?.success).toBeUndefined();
  });

  it('keep a sample’s texts where the owner changed another', () => {
    const [viktor] = initial;
    if (!viktor) throw new Error('there is a first instructor');
    const portrait = '0f4d4c2e-4b8e-4a63-9d2c-6f3f3a1a9f00';
    const [changed] = readInstructors([{ ...viktor, portrait, title: { en: 'Head' } }]);
    expect(changed?.title).toBe('Head');
    expect(changed?.specialization).toBe('DAX, Dow Jones and European indices');
    expect(changed?.image).toMatchObject({ src: `/media/pictures/${portrait}?w=960` });
  });
});

describe('instructors on the landing page', () => {
  it('are two cards, and each leads to its profile in the language of the address [R2.48]', () => {
    show(<InstructorsSection />, '/?lang=de');
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(2);
    const addresses = cards.map((card) =>
      within(card)
        .getByRole('link', { name: /^View full profile: / })
        .getAttribute('href'),
    );
    expect(addresses).toEqual([
      '/instructors/viktor-hajnal?lang=de',
      '/instructors/katharina-lindner?lang=de',
    ]);
    // The link is stretched over the card, so a click anywhere opens the profile.
    for (const card of cards) {
      const link = within(card).getByRole('link', { name: /^View full profile: / });
      expect(link.className).toContain('after:absolute after:inset-0');
      expect(link.closest('.relative')).toBe(card);
    }
  });

  it('state the success rate of the first one’s strategies with what limits it [R1.06b]', () => {
    show(<InstructorsSection />);
    const [first, second] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('85%');
    expect(first?.textContent).toContain('Past results do not predict future ones');
    expect(second?.textContent).not.toContain('85');
    expect(screen.getByRole('link', { name: 'How this is counted' }).getAttribute('href')).toBe(
      '/sources',
    );
  });
});

describe('instructors whom the owner added', () => {
  it('are on the landing page after the first two, with initials for a portrait', () => {
    show(<InstructorsSection />, '/', [...initial, anna]);
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(3);
    expect(cards[2]?.textContent).toContain('Anna Real');
    expect(cards[2]?.textContent).toContain('AR');
    expect(cards[2]?.textContent).toContain('7');
  });

  it('leave no section behind where there is nobody', () => {
    const { container } = show(<InstructorsSection />, '/', []);
    expect(container.querySelector('section')).toBeNull();
  });

  it('have a profile without what nobody wrote, which leads to the next person', () => {
    show(<Profile slug="anna-real" />, '/instructors/anna-real', [...initial, anna]);
    expect(screen.getByRole('heading', { level: 1, name: 'Anna Real' })).toBeDefined();
    const story = screen.getByRole('region', { name: 'Slowly' });
    expect(story.querySelectorAll('p')).toHaveLength(1);
    expect(screen.queryByText('Key clients')).toBeNull();
    expect(screen.getByText('Next instructor')).toBeDefined();
    const next = screen.getByRole('link', { name: 'Viktor Hajnal' });
    expect(next.getAttribute('href')).toBe('/instructors/viktor-hajnal');
  });
});

describe('page of both instructors', () => {
  it('names their titles [R1.08]', () => {
    show(<InstructorsPage />);
    const [first, second] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('Senior trading instructor and market analyst');
    expect(second?.textContent).toContain('Private-banking expert and portfolio strategist');
  });

  it('tells their years and what they are years of', () => {
    show(<InstructorsPage />);
    const [first, second] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('20+');
    expect(first?.textContent).toContain('DAX, Dow Jones and European indices');
    expect(second?.textContent).toContain('15+');
    expect(second?.textContent).toContain('Commodities and alternative investments');
  });

  it('shows each portrait under the name of the person', () => {
    show(<InstructorsPage />);
    expect(screen.getByRole('img', { name: 'Engraved portrait of Viktor Hajnal' })).toBeDefined();
    expect(
      screen.getByRole('img', { name: 'Engraved portrait of Katharina Lindner' }),
    ).toBeDefined();
  });
});

describe('profile of an instructor', () => {
  it('has everything a profile needs [R2.58]', () => {
    show(<Profile slug="katharina-lindner" />, '/instructors/katharina-lindner');
    expect(screen.getByRole('heading', { level: 1, name: 'Katharina Lindner' })).toBeDefined();
    expect(screen.getByText('Private-banking expert and portfolio strategist')).toBeDefined();
    expect(descriptionOf('Specialisation')).toBe('Commodities and alternative investments');
    expect(descriptionOf('years of experience')).toBe('15+');
    const story = screen.getByRole('region', { name: /what if I am wrong/ });
    expect(story.querySelectorAll('p')).toHaveLength(3);
    const achievements = screen.getByRole('region', { name: 'Key achievements' });
    expect(within(achievements).getAllByRole('listitem')).toHaveLength(6);
    expect(descriptionOf('Key clients')).toContain('family office');
    expect(descriptionOf('Global reach')).toContain('Helsinki');
    expect(screen.getByRole('link', { name: 'Back to instructors' }).getAttribute('href')).toBe(
      '/instructors',
    );
    const full = screen.getByRole('link', { name: 'View full profile' }).getAttribute('href');
    expect(full).toBe(`#${story.id}`);
  });

  it('leads to the other one', () => {
    show(<Profile slug="Viktor-Hajnal" />, '/instructors/viktor-hajnal');
    expect(screen.getByRole('link', { name: 'Katharina Lindner' }).getAttribute('href')).toBe(
      '/instructors/katharina-lindner',
    );
  });

  it('tells search engines who it is and how to get here', () => {
    const { container } = show(<Head slug="viktor-hajnal" />);
    const script = container.querySelector('script[type="application/ld+json"]');
    const [person, crumbs] = JSON.parse(script?.textContent ?? '')['@graph'];
    expect(person).toMatchObject({
      '@type': 'Person',
      name: 'Viktor Hajnal',
      jobTitle: 'Senior trading instructor and market analyst',
      url: 'https://danube.example/instructors/viktor-hajnal?lang=en',
    });
    expect(crumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      'https://danube.example/instructors?lang=en',
      'https://danube.example/instructors/viktor-hajnal?lang=en',
    ]);
  });
});
