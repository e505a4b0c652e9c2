import type { TextKey } from '../../../lib/text-keys.ts';
import chiaraBellini from './portraits/chiara-bellini.svg?no-inline';
import elodieMarchand from './portraits/elodie-marchand.svg?no-inline';
import jonasWeidmann from './portraits/jonas-weidmann.svg?no-inline';
import martinKovac from './portraits/martin-kovac.svg?no-inline';
import pawelZielinski from './portraits/pawel-zielinski.svg?no-inline';
import zsofiaBarany from './portraits/zsofia-barany.svg?no-inline';

/** What a student says. Only the first one, which is set large, may stress words with `<em>`. */
export type Testimonial = {
  readonly name: string;
  readonly location: TextKey;
  readonly role: TextKey;
  readonly image: string;
  /** Out of five. */
  readonly rating: number;
  readonly text: TextKey;
};

export const leadTestimonial: Testimonial = {
  name: 'Martin Kováč',
  location: 'testimonials.martin.location',
  role: 'testimonials.martin.role',
  image: martinKovac,
  rating: 5,
  text: 'testimonials.martin.text',
};

export const furtherTestimonials: readonly Testimonial[] = [
  {
    name: 'Chiara Bellini',
    location: 'testimonials.chiara.location',
    role: 'testimonials.chiara.role',
    image: chiaraBellini,
    rating: 5,
    text: 'testimonials.chiara.text',
  },
  {
    name: 'Jonas Weidmann',
    location: 'testimonials.jonas.location',
    role: 'testimonials.jonas.role',
    image: jonasWeidmann,
    rating: 5,
    text: 'testimonials.jonas.text',
  },
  {
    name: 'Zsófia Bárány',
    location: 'testimonials.zsofia.location',
    role: 'testimonials.zsofia.role',
    image: zsofiaBarany,
    rating: 5,
    text: 'testimonials.zsofia.text',
  },
  {
    name: 'Paweł Zieliński',
    location: 'testimonials.pawel.location',
    role: 'testimonials.pawel.role',
    image: pawelZielinski,
    rating: 5,
    text: 'testimonials.pawel.text',
  },
  {
    name: 'Élodie Marchand',
    location: 'testimonials.elodie.location',
    role: 'testimonials.elodie.role',
    image: elodieMarchand,
    rating: 5,
    text: 'testimonials.elodie.text',
  },
];
