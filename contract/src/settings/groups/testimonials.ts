import { isSample } from '../entries.ts';
import { date, type Entry, line, list, number, picture, wording, words } from '../field.ts';
import { defineGroup } from '../group.ts';

const details = { reach: 'details' } as const;
const staff = { reach: 'staff', isOptional: true } as const;

const sampleVoices = [
  { id: 'martin', name: 'Martin Kováč' },
  { id: 'chiara', name: 'Chiara Bellini' },
  { id: 'jonas', name: 'Jonas Weidmann' },
  { id: 'zsofia', name: 'Zsófia Bárány' },
  { id: 'pawel', name: 'Paweł Zieliński' },
  { id: 'elodie', name: 'Élodie Marchand' },
] as const;

/** Testimonials, the first one large. Information about consent is only for staff. */
export const testimonials = defineGroup(
  {
    voices: list(
      {
        name: line('', { max: 80, ...details }),
        portrait: { ...picture(), ...details },
        role: wording({ max: 80, ...details }),
        location: wording({ max: 80, ...details }),
        text: wording({ max: 600, ...details }),
        rating: number(5, 5, { min: 1, step: 1, ...details }),
        source: line('', { max: 300, ...staff }),
        consentOn: date({ reach: 'staff' }),
        consentHow: line('', { max: 300, ...staff }),
      },
      {
        originalOf: (id, field) => `testimonials.${id}.${field}`,
        max: 24,
        initial: sampleVoices,
        isHidden: lacksConsent,
      },
    ),
    'testimonials.title': words(),
    'testimonials.note': words(),
  },
  { shownOn: '/' },
);

/** Only people who consented are quoted. The samples are fictional. */
function lacksConsent(entry: Entry): boolean {
  return !isSample(sampleVoices, entry) && (entry.consentOn === '' || entry.consentHow === '');
}
