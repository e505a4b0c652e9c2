import { ArrowRight, Check, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { RichText, useFallbackLang, useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Reach } from '../../../../ui/line/reach.tsx';
import { Prose } from '../../../../ui/prose.tsx';
import { RiskNotice } from '../../../../ui/risk-notice.tsx';
import { SectionHeading } from '../../../../ui/section-heading.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { coursesPath } from '../../../shared/paths/course-paths.ts';
import { fieldLang } from '../../item/field-lang.ts';
import { LanguageNote } from '../../item/language-note.tsx';
import { PackageComparison } from './package-comparison.tsx';
import { pricingQuestions } from './pricing-faq.ts';
import type { PackageView } from './pricing-view.ts';

/** All packages side by side: what they cost, include, and how they end. */
export function PricingPage({ packages }: { packages: readonly PackageView[] }) {
  const t = useTexts('pricing', 'catalogue');
  const lang = useFallbackLang('pricing');
  return (
    <div lang={lang}>
      <div className="page pt-[clamp(2rem,4vw,3.5rem)]">
        <SectionHeading
          level={1}
          title={<RichText k="pricing.title" elements={{ em: <em /> }} />}
          lede={t('pricing.lede')}
        />
        <section aria-labelledby="compare">
          <h2 id="compare" className="sr-only">
            {t('pricing.compare.title')}
          </h2>
          {packages.length > 0 ? (
            <PackageComparison packages={packages} />
          ) : (
            <EmptyState
              title={t('pricing.emptyTitle')}
              text={t('pricing.emptyText')}
              className="pt-0"
            />
          )}
        </section>
        <FreeStart />
      </div>
      <Reach seed={2291} at={0.45} />
      {packages.length > 0 ? <Details packages={packages} /> : null}
      <Questions />
      <div className="page section grid gap-4">
        <p className="type-body text-sm">{t('pricing.promise')}</p>
        <RiskNotice>{t('catalogue.risk')}</RiskNotice>
      </div>
    </div>
  );
}

function FreeStart() {
  const t = useTexts('pricing');
  const localPath = useLocalPath();
  return (
    <section
      aria-labelledby="free"
      className="mt-12 grid items-center gap-x-gutter gap-y-5 border-t border-rule-strong pt-8 lg:mt-16 lg:grid-cols-12"
    >
      <h2 id="free" className="type-h3 lg:col-span-4">
        {t('pricing.free.title')}
      </h2>
      <p className="type-body lg:col-span-5">{t('pricing.free.text')}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:col-span-3 lg:justify-end">
        <Button asChild variant="primary">
          <Link to={localPath('/auth?tab=signup&redirect=/courses')}>
            {t('pricing.free.account')}
          </Link>
        </Button>
        <TextLink
          kind="standalone"
          to={localPath(`${coursesPath}?cost=free`)}
          icon={<ArrowRight />}
        >
          {t('pricing.free.courses')}
        </TextLink>
      </p>
    </section>
  );
}

/** The full comparison, for people who hesitate between two. */
function Details({ packages }: { packages: readonly PackageView[] }) {
  const t = useTexts('pricing');
  const page = useLanguage();
  return (
    <section aria-labelledby="details" className="page pb-section">
      <h2 id="details" className="type-h2 mb-8 lg:mb-12">
        {t('pricing.details.title')}
      </h2>
      {packages.map((offered) => {
        const lang = offered.language === page ? undefined : offered.language;
        return (
          <article
            key={offered.id}
            id={offered.slug}
            aria-labelledby={`${offered.slug}-title`}
            className="columns-12 scroll-mt-24 gap-y-5 border-t border-rule-strong py-8 lg:py-12"
          >
            <header className="col-span-full grid content-start gap-3 lg:col-span-5">
              <h3 id={`${offered.slug}-title`} lang={lang} className="type-h3">
                {offered.title}
              </h3>
              <p lang={fieldLang(offered, 'summary', page)} className="type-body">
                {offered.summary}
              </p>
              <LanguageNote wording={offered} kind="card" />
            </header>
            <div className="col-span-full lg:col-span-6 lg:col-start-7">
              <ul
                lang={fieldLang(offered, 'benefits', page)}
                aria-label={t('pricing.details.benefits')}
                className="grid gap-2 text-sm text-ink-2"
              >
                {offered.benefits.map((benefit) => (
                  <li key={benefit} className="flex gap-2.5">
                    <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-river" />
                    {benefit}
                  </li>
                ))}
              </ul>
              <details className="mt-3">
                <summary className="inline-flex min-h-11 items-center text-sm font-[560] text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.28em] hover:decoration-river">
                  {t('pricing.details.more')}
                </summary>
                <Prose
                  blocks={offered.description}
                  lang={fieldLang(offered, 'description', page)}
                  className="pt-2"
                />
              </details>
            </div>
          </article>
        );
      })}
    </section>
  );
}

function Questions() {
  const t = useTexts('pricing');
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="questions" className="bg-sunk">
      <div className="page section columns-12 gap-y-8">
        <h2 id="questions" className="type-h2 col-span-full lg:col-span-4">
          {t('pricing.faq.title')}
        </h2>
        <div className="col-span-full lg:col-span-7 lg:col-start-6">
          <div className="border-t border-rule-strong">
            {pricingQuestions.map(({ question, answer }) => (
              <details key={question} className="group border-b border-rule-strong">
                <summary className="type-h4 flex min-h-16 items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
                  {t(question)}
                  <Plus
                    aria-hidden="true"
                    className="size-5 shrink-0 text-river transition-transform group-open:rotate-45"
                  />
                </summary>
                <p className="type-body pb-6">{t(answer)}</p>
              </details>
            ))}
          </div>
          <TextLink
            kind="standalone"
            to={localPath('/terms-of-service#withdrawal')}
            icon={<ArrowRight />}
            className="mt-4"
          >
            {t('pricing.faq.terms')}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
