import type { TextKey } from '../../../../lib/text-keys.ts';

/** Common questions before paying; the terms have the details. */
export const pricingQuestions = [
  { question: 'pricing.faq.cancel.question', answer: 'pricing.faq.cancel.answer' },
  { question: 'pricing.faq.withdraw.question', answer: 'pricing.faq.withdraw.answer' },
  { question: 'pricing.faq.digital.question', answer: 'pricing.faq.digital.answer' },
  { question: 'pricing.faq.live.question', answer: 'pricing.faq.live.answer' },
  { question: 'pricing.faq.vat.question', answer: 'pricing.faq.vat.answer' },
] as const satisfies readonly { question: TextKey; answer: TextKey }[];
