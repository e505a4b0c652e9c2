import { isSample } from '@danube/contract/settings/entries.ts';
import { type GroupValues, initialValues } from '@danube/contract/settings/settings-groups.ts';
import { resolveWording } from '../../../lib/resolve-wording.ts';
import { useSettings } from '../../../lib/settings.tsx';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import chiaraBellini from './portraits/chiara-bellini.svg?no-inline';
import elodieMarchand from './portraits/elodie-marchand.svg?no-inline';
import jonasWeidmann from './portraits/jonas-weidmann.svg?no-inline';
import martinKovac from './portraits/martin-kovac.svg?no-inline';
import pawelZielinski from './portraits/pawel-zielinski.svg?no-inline';
import zsofiaBarany from './portraits/zsofia-barany.svg?no-inline';

/** A student's quote in the page's language. */
export type Testimonial = {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly role: string;
  readonly image: string | undefined;
  /** Out of five. */
  readonly rating: number;
  readonly text: string;
  /** The text of an unedited sample, which may emphasise words with `<em>`. */
  readonly markedText: TextKey | undefined;
};

type Voice = GroupValues<'testimonials'>['voices'][number];

const samplePortraits: Readonly<Record<string, string>> = {
  martin: martinKovac,
  chiara: chiaraBellini,
  jonas: jonasWeidmann,
  zsofia: zsofiaBarany,
  pawel: pawelZielinski,
  elodie: elodieMarchand,
};

/** Everyone who consented to be quoted, in the owner's order. */
export function useTestimonials(): readonly Testimonial[] {
  const t = useTexts('testimonials');
  const language = useLanguage();
  const { voices } = useSettings('testimonials');
  return voices.map((voice) => {
    const { id, name, rating } = voice;
    const isOurs = isSample(initialValues('testimonials').voices, voice);
    // A test goes through the samples and finds missing texts.
    const line = (field: 'location' | 'role' | 'text') =>
      resolveWording(voice[field], language) ??
      (isOurs ? t(`testimonials.${id}.${field}` as TextKey) : '');
    const isReworded = resolveWording(voice.text, language) !== undefined;
    return {
      id,
      name,
      rating: rating ?? 0,
      image: portraitOf(voice, isOurs),
      location: line('location'),
      role: line('role'),
      text: line('text'),
      markedText: isOurs && !isReworded ? (`testimonials.${id}.text` as TextKey) : undefined,
    };
  });
}

function portraitOf({ id, portrait }: Voice, isOurs: boolean): string | undefined {
  if (portrait !== '') return `/media/pictures/${portrait}?w=480`;
  return isOurs ? samplePortraits[id] : undefined;
}
