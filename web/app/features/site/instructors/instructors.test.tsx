// @vitest-environment jsdom
import { claimRegister } from '@danube/contract/claims/claim-register.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageAddress } from '../../../lib/page-address.tsx';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { InstructorProfile } from './instructor-profile.tsx';
import { instructorAt, instructors } from './instructors.ts';
import { InstructorHead } from './instructors-head.tsx';
import { InstructorsPage } from './instructors-page.tsx';
import { InstructorsSection } from './instructors-section.tsx';

afterEach(cleanup);

const [viktor, katharina] = instructors;

function show(screenShown: ReactNode, path = '/') {
  return render(
    <PageFrame path={path}>
      <PageAddress siteUrl="https://danube.example" alternates={['en']}>
        {screenShown}
      </PageAddress>
    </PageFrame>,
  );
}

/** The term's description, as a reader of the list would pair them. */
function described(term: string): string | null | undefined {
  const label = screen.getByText(term, { selector: 'dt' });
  return label.parentElement?.querySelector('dd')?.textContent;
}

describe('instructors', () => {
  it('carry every field a profile is made of [R3.07a]', () => {
    for (const instructor of instructors) {
      const { achievements, ...fields } = instructor;
      expect(Object.keys(fields)).toEqual(
        expect.arrayContaining([
          ...['id', 'name', 'bio', 'image', 'slug', 'yearsExperience', 'title', 'specialization'],
          ...['aboutTitle', 'aboutP1', 'aboutP2', 'aboutP3'],
        ]),
      );
      expect(new Set(achievements).size).toBe(6);
      expect(instructor.image).toMatch(new RegExp(`${instructor.slug}.*\\.svg`));
    }
  });

  it('are found by the address of their profile, and by no other', () => {
    expect(instructorAt('/instructors/viktor-hajnal')).toBe(viktor);
    expect(instructorAt('/Instructors/Katharina-Lindner/')).toBe(katharina);
    expect(instructorAt('/instructors')).toBeUndefined();
    expect(instructorAt('/instructors/nobody')).toBeUndefined();
    expect(instructorAt('/courses/viktor-hajnal')).toBeUndefined();
    expect(instructorAt('/instructors/viktor-hajnal/more')).toBeUndefined();
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
    // The link is stretched over the card, so a click anywhere on it opens the profile.
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
    expect(claimRegister[viktor.yearsExperience].unit).toBe('years');
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
    show(<InstructorProfile instructor={katharina} />, '/instructors/katharina-lindner');
    expect(screen.getByRole('heading', { level: 1, name: 'Katharina Lindner' })).toBeDefined();
    expect(screen.getByText('Private-banking expert and portfolio strategist')).toBeDefined();
    expect(described('Specialisation')).toBe('Commodities and alternative investments');
    expect(described('years of experience')).toBe('15+');
    const story = screen.getByRole('region', { name: /what if I am wrong/ });
    expect(story.querySelectorAll('p')).toHaveLength(3);
    const achievements = screen.getByRole('region', { name: 'Key achievements' });
    expect(within(achievements).getAllByRole('listitem')).toHaveLength(6);
    expect(described('Key clients')).toContain('family office');
    expect(described('Global reach')).toContain('Helsinki');
    expect(screen.getByRole('link', { name: 'Back to instructors' }).getAttribute('href')).toBe(
      '/instructors',
    );
    const full = screen.getByRole('link', { name: 'View full profile' }).getAttribute('href');
    expect(full).toBe(`#${story.id}`);
  });

  it('leads to the other one', () => {
    show(<InstructorProfile instructor={viktor} />, '/instructors/viktor-hajnal');
    expect(screen.getByRole('link', { name: 'Katharina Lindner' }).getAttribute('href')).toBe(
      '/instructors/katharina-lindner',
    );
  });

  it('tells search engines who it is and how to get here', () => {
    const { container } = show(<InstructorHead instructor={viktor} />);
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
