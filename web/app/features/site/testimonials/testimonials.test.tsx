// @vitest-environment jsdom
import { type GroupValues, initialValues } from '@danube/contract/settings/settings-groups.ts';
import { cleanup, render as renderPage, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import de from '../../../../../locales/de/testimonials.json' with { type: 'json' };
import en from '../../../../../locales/en/testimonials.json' with { type: 'json' };
import es from '../../../../../locales/es/testimonials.json' with { type: 'json' };
import fr from '../../../../../locales/fr/testimonials.json' with { type: 'json' };
import italian from '../../../../../locales/it/testimonials.json' with { type: 'json' };
import pl from '../../../../../locales/pl/testimonials.json' with { type: 'json' };
import pt from '../../../../../locales/pt/testimonials.json' with { type: 'json' };
import sk from '../../../../../locales/sk/testimonials.json' with { type: 'json' };
import { SettingsProvider } from '../../../lib/settings.tsx';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';
import { type Testimonial, useTestimonials } from './use-testimonials.ts';

afterEach(cleanup);

type Voices = GroupValues<'testimonials'>['voices'];

/** A person who consented, as in a page's settings. */
const eva: Voices[number] = {
  id: 'e1',
  name: 'Eva',
  portrait: '',
  rating: 4,
  source: '',
  consentOn: '',
  consentHow: '',
  role: { en: 'Nurse' },
  location: { en: 'Graz' },
  text: { en: 'It <em>helped</em>.' },
};

function render(shown: ReactNode, voices?: Voices) {
  const settings = voices && { values: { testimonials: { voices } }, words: {}, english: {} };
  renderPage(
    <PageFrame>
      <SettingsProvider shown={settings}>{shown}</SettingsProvider>
    </PageFrame>,
  );
}

function readTestimonials(): readonly Testimonial[] {
  let read: readonly Testimonial[] = [];
  function Reader() {
    read = useTestimonials();
    return null;
  }
  render(<Reader />);
  return read;
}

function show(voices?: Voices) {
  render(<TestimonialsSection />, voices);
  return screen.getByRole('region', { name: 'Success stories' });
}

/** Each figure of the banner with its label. */
function figures(): [string | null | undefined, string | null | undefined][] {
  const banner = screen.getByLabelText('Our students in numbers');
  return [...banner.querySelectorAll('dd')].map((figure) => [
    figure.textContent,
    figure.parentElement?.querySelector('dt')?.textContent,
  ]);
}

describe('testimonials', () => {
  it('are six voices, each rated five, under the anchor of the success stories [R2.49]', () => {
    const section = show();
    expect(section.id).toBe('success-stories');
    const quotes = [...section.querySelectorAll('blockquote')];
    expect(quotes).toHaveLength(6);
    for (const quote of quotes) {
      expect(within(quote).getByRole('img', { name: 'Rated 5 out of 5' })).toBeDefined();
    }
    expect(figures().map(([figure]) => figure)).toEqual(['98%', 'EUR2.4M+', '15+', '4.8']);
  });

  it('come with the four statistics by name [R2.59]', () => {
    show();
    expect(Object.fromEntries(figures().map(([figure, label]) => [label, figure]))).toEqual({
      'completion rate': '98%',
      'profits generated, as reported by students': 'EUR2.4M+',
      'European countries': '15+',
      'average rating': '4.8',
    });
  });

  it('carry name, location, role, picture, rating and text [R3.07b]', () => {
    const all = readTestimonials();
    expect(all).toHaveLength(6);
    expect(new Set(all.map(({ image }) => image)).size).toBe(6);
    for (const { id, markedText, ...testimonial } of all) {
      expect(markedText).toBe(`testimonials.${id}.text`);
      expect(testimonial).toEqual({
        name: expect.any(String),
        // A missing key would be rendered as the key itself.
        location: expect.not.stringMatching(/^testimonials\./),
        role: expect.not.stringMatching(/^testimonials\./),
        image: expect.stringMatching(/\.svg/),
        rating: 5,
        text: expect.not.stringMatching(/^testimonials\./),
      });
    }
  });

  it('are those that the owner lists, without markup of their own', () => {
    const section = show([eva, ...initialValues('testimonials').voices.slice(0, 1)]);
    const [lead, other] = section.querySelectorAll('blockquote');
    expect(lead?.textContent).toContain('It <em>helped</em>.');
    expect(lead?.textContent).toContain('Nurse, Graz');
    // A quote that moves from the large to a small place loses its emphasis.
    expect(other?.querySelector('em')).toBeNull();
    expect(other?.textContent).not.toContain('<em>');
  });

  it('leave the figures where nobody is quoted', () => {
    render(<TestimonialsSection />, []);
    expect(document.querySelector('#success-stories blockquote')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(figures()).toHaveLength(4);
  });

  it.each([
    { language: 'English', texts: en, three: /three months/i, six: /six months/i },
    { language: 'French', texts: fr, three: /trois mois/i, six: /six mois/i },
    { language: 'Italian', texts: italian, three: /tre mesi/i, six: /sei mesi/i },
    { language: 'Spanish', texts: es, three: /tres meses/i, six: /seis meses/i },
    { language: 'German', texts: de, three: /drei monate/i, six: /sechs monaten/i },
    { language: 'Polish', texts: pl, three: /trzy miesiące/i, six: /sześciu miesiącach/i },
    { language: 'Slovak', texts: sk, three: /tri mesiace/i, six: /šiestich mesiacoch/i },
    { language: 'Portuguese', texts: pt, three: /três meses/i, six: /seis meses/i },
  ])('speak of three and of six months in $language [R9.10]', ({ texts, three, six }) => {
    expect(texts.martin.text).toMatch(three);
    expect(texts.zsofia.text).toMatch(six);
  });

  it('promise nothing, and lead to where the figures come from', () => {
    const section = show();
    expect(section.textContent).toContain('Results vary');
    expect(section.textContent).toContain('I closed the year with a loss');
    const link = screen.getByRole('link', { name: 'Where these figures come from' });
    expect(link.getAttribute('href')).toBe('/sources');
  });

  it('can be scrolled by keyboard where they lie in a row', () => {
    show();
    const row = screen.getByRole('region', { name: 'More students' });
    expect(row.tabIndex).toBe(0);
    expect(row.className).toContain('swipe-row');
  });
});
