import type { ReactElement } from 'react';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Reach } from '../../../ui/line/reach.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { FiguresBanner } from './figures-banner.tsx';
import { TestimonialAuthor } from './testimonial-author.tsx';
import { type Testimonial, useTestimonials } from './use-testimonials.ts';

/** Students' quotes on the dark background: one large, the others small, then the figures. */
export function TestimonialsSection() {
  const t = useTexts('testimonials', 'footer');
  const lang = useFallbackLang('testimonials');
  const format = useFormat();
  const [lead, ...others] = useTestimonials();
  return (
    <section
      id="success-stories"
      aria-labelledby={lead ? 'success-stories-title' : undefined}
      lang={lang}
    >
      <Reach
        seed={18_692}
        from="sunk"
        to="deep"
        at={0.2}
        city={{
          name: t('footer.cities.bratislava'),
          distance: t('footer.kilometre', { distance: format.number(1869) }),
        }}
      />
      <div data-ground="deep" className="bg-paper text-ink">
        <div className="page columns-12 gap-y-6 pt-[calc(var(--section)*0.5)] pb-[calc(var(--section)*0.6)]">
          {lead ? (
            <>
              <h2
                id="success-stories-title"
                className="type-label col-span-full pt-2 lg:col-span-2"
              >
                {t('testimonials.title')}
              </h2>
              <LargeQuote testimonial={lead} />
            </>
          ) : null}
          {others.length > 0 ? <MoreTestimonials testimonials={others} /> : null}
          <FiguresBanner className="col-span-full" />
        </div>
      </div>
      <Reach
        seed={16_474}
        from="deep"
        at={0.66}
        city={{
          name: t('footer.cities.budapest'),
          distance: t('footer.kilometre', { distance: format.number(1647) }),
        }}
      />
    </section>
  );
}

function LargeQuote({ testimonial }: { testimonial: Testimonial }) {
  return (
    <blockquote className="col-span-full grid gap-6 lg:col-span-10">
      <p className="font-display text-[length:clamp(1.75rem,1.05rem+2.9vw,3.6rem)] leading-[1.14] font-[340] tracking-[-0.02em] text-pretty">
        <q>
          <QuoteText testimonial={testimonial} em={<em className="text-river-ink" />} />
        </q>
      </p>
      <TestimonialAuthor testimonial={testimonial} />
    </blockquote>
  );
}

type QuoteTextProps = { testimonial: Testimonial; em: ReactElement };

/** Only the large quote emphasises words. */
function QuoteText({ testimonial: { markedText, text }, em }: QuoteTextProps) {
  return markedText ? <RichText k={markedText} elements={{ em }} /> : text;
}

/** The width of each of the first five on wide screens, and its text size. */
const places = [
  { item: 'lg:col-span-4 lg:col-start-3', words: 'lg:text-2xl' },
  { item: 'lg:col-span-3', words: '' },
  { item: 'lg:col-span-3', words: '' },
  { item: 'lg:col-span-4', words: '' },
  { item: 'sm:max-lg:col-span-2 lg:col-span-8', words: 'sm:text-3xl' },
];

/**
 * On phones a row to swipe, or to scroll with the arrow keys once it has the focus; needs no
 * scripts.
 */
function MoreTestimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const t = useTexts('testimonials');
  return (
    <ScrollRegion
      label={t('testimonials.others')}
      className="swipe-row col-span-full mt-6 max-sm:pb-4 lg:mt-10"
    >
      <ul className="grid gap-x-gutter gap-y-9 max-sm:w-max max-sm:grid-flow-col sm:grid-cols-2 lg:grid-cols-12 lg:gap-y-12">
        {testimonials.map((testimonial, index) => (
          <li
            key={testimonial.id}
            className={classNames(
              'max-sm:w-[76vw] max-sm:snap-start',
              places[index]?.item ?? 'lg:col-span-4',
            )}
          >
            <SmallQuote testimonial={testimonial} className={places[index]?.words} />
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}

function SmallQuote({ testimonial, className }: { testimonial: Testimonial; className?: string }) {
  return (
    <blockquote className="flex h-full flex-col gap-5 border-t border-rule pt-5">
      <p className={classNames('font-serif text-lg leading-[1.36] text-balance', className)}>
        <QuoteText testimonial={testimonial} em={<span />} />
      </p>
      <TestimonialAuthor testimonial={testimonial} />
    </blockquote>
  );
}
