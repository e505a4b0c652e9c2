import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { RichText, useFallbackLang, useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Reach } from '../../../../ui/line/reach.tsx';
import { scrollFocusedIntoView } from '../../../../ui/scroll-focused-into-view.ts';
import { SectionHeading } from '../../../../ui/section-heading.tsx';
import {
  CertificateVisual,
  CommunityVisual,
  CurriculumVisual,
  FlexibleVisual,
  IndicatorVisual,
  LiveVisual,
} from './benefit-visuals.tsx';
import { Comparison } from './comparison.tsx';

/** Benefits: two large ones, four smaller ones next to each other; on a phone a row to swipe. */
export function BenefitsSection() {
  const t = useTexts('features');
  const lang = useFallbackLang('features');
  return (
    <section aria-labelledby="features" lang={lang}>
      <PassauReach />
      <div className="page pt-[calc(var(--section)*0.5)] pb-[calc(var(--section)*0.6)]">
        <SectionHeading
          id="features"
          title={<RichText k="features.title" elements={{ em: <em className="font-[380]" /> }} />}
          lede={t('features.lede')}
        />
        <Benefits />
        <Comparison />
      </div>
    </section>
  );
}

function Benefits() {
  const t = useTexts('features');
  return (
    <ul className="benefits" aria-labelledby="features" onFocus={scrollFocusedIntoView}>
      <Benefit kind="live" to="/#events" title={t('features.live.title')} visual={<LiveVisual />}>
        {t('features.live.text')}
      </Benefit>
      <Benefit
        kind="indicators"
        to="/download-indicators"
        title={t('features.indicators.title')}
        visual={<IndicatorVisual />}
      >
        {t('features.indicators.text')}
      </Benefit>
      <Benefit
        kind="curriculum"
        to="/courses"
        title={t('features.curriculum.title')}
        visual={<CurriculumVisual />}
      >
        {t('features.curriculum.text')}
      </Benefit>
      <Benefit
        kind="community"
        to="/community"
        title={t('features.community.title')}
        visual={<CommunityVisual />}
      >
        {t('features.community.text')}
      </Benefit>
      <Benefit
        kind="flexible"
        to="/pricing"
        title={t('features.flexible.title')}
        visual={<FlexibleVisual />}
      >
        {t('features.flexible.text')}
      </Benefit>
      <Benefit
        kind="certificate"
        to="/course/fast-track"
        title={t('features.certificate.title')}
        visual={<CertificateVisual />}
      >
        {t('features.certificate.text')}
      </Benefit>
    </ul>
  );
}

type BenefitProps = {
  kind: string;
  to: string;
  title: string;
  visual: ReactNode;
  children: ReactNode;
};

function Benefit({ kind, to, title, visual, children }: BenefitProps) {
  const localPath = useLocalPath();
  const isLarge = kind === 'live' || kind === 'indicators';
  return (
    <li className="benefit" data-kind={kind}>
      <div className="benefit-words">
        <h3 className={isLarge ? 'type-h4 lg:type-h3' : 'type-h4'}>
          <Link
            to={localPath(to)}
            className="rounded-sm decoration-1 underline-offset-[0.2em] hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="type-body text-sm">{children}</p>
      </div>
      <div className="benefit-visual">{visual}</div>
    </li>
  );
}

function PassauReach() {
  const t = useTexts('footer');
  const format = useFormat();
  return (
    <Reach
      seed={2226}
      at={0.2}
      city={{
        name: t('footer.cities.passau'),
        distance: t('footer.kilometre', { distance: format.number(2226) }),
      }}
    />
  );
}
