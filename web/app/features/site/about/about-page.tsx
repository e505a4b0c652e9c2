import { ArrowRight } from 'lucide-react';
import { useAcademy } from '../../../lib/academy.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Reach } from '../../../ui/line/reach.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AboutFigures } from './about-figures.tsx';
import { CareersCard } from './careers-card.tsx';
import { LosingTrade } from './losing-trade.tsx';
import { RiverDetail } from './river-detail.tsx';

/** Who the academy is, how it teaches, how it earns money and what it doesn't do. */
export function AboutPage() {
  const t = useTexts('about');
  const lang = useFallbackLang('about');
  return (
    <div lang={lang}>
      <header className="page columns-12 gap-y-6 pt-[clamp(2rem,4vw,3.5rem)]">
        <h1 className="type-display col-span-full xl:col-span-10">
          <RichText k="about.title" elements={{ em: <em className="font-[360]" /> }} />
        </h1>
        <p className="type-lede col-span-full lg:col-span-7">{t('about.lede')}</p>
      </header>
      <Reach seed={2586} at={0.12} />
      <Who />
      <HowWeTeach />
      <AboutFigures />
      <MoneyAndLimits />
      <Place />
    </div>
  );
}

function Who() {
  const t = useTexts('about');
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="who" className="page columns-12 gap-y-8 pb-section">
      <div className="col-span-full grid content-start justify-items-start gap-5 lg:col-span-7">
        <h2 id="who" className="type-h2">
          {t('about.who.title')}
        </h2>
        <p className="type-body">{t('about.who.first')}</p>
        <p className="type-body">{t('about.who.second')}</p>
        <TextLink kind="standalone" to={localPath('/instructors')} icon={<ArrowRight />}>
          {t('about.who.link')}
        </TextLink>
      </div>
      <CareersCard className="col-span-full self-start lg:col-span-4 lg:col-start-9" />
    </section>
  );
}

const principles = [
  { title: 'about.how.losses.title', text: 'about.how.losses.text' },
  { title: 'about.how.signals.title', text: 'about.how.signals.text' },
  { title: 'about.how.risk.title', text: 'about.how.risk.text' },
  { title: 'about.how.questions.title', text: 'about.how.questions.text' },
] as const satisfies readonly { title: TextKey; text: TextKey }[];

/** The first principle distinguishes the academy most, so it is the large one. */
function HowWeTeach() {
  const t = useTexts('about');
  const [first, ...others] = principles;
  return (
    <section aria-labelledby="how" className="page columns-12 gap-y-8 pb-section">
      <h2 id="how" className="type-h2 col-span-full">
        {t('about.how.title')}
      </h2>
      <div className="col-span-full grid content-start gap-3 border-t-2 border-river pt-5 lg:col-span-6">
        <h3 className="type-h3">{t(first.title)}</h3>
        <p className="max-w-[34em] font-serif text-xl leading-[1.45]">{t(first.text)}</p>
        <LosingTrade />
      </div>
      <div className="col-span-full grid content-start lg:col-span-5 lg:col-start-8">
        {others.map((principle) => (
          <div key={principle.title} className="grid gap-1.5 border-t border-rule-strong py-5">
            <h3 className="type-h4">{t(principle.title)}</h3>
            <p className="type-body text-sm">{t(principle.text)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

const limits = [
  { title: 'about.not.advice.title', text: 'about.not.advice.text' },
  { title: 'about.not.accounts.title', text: 'about.not.accounts.text' },
  { title: 'about.not.promises.title', text: 'about.not.promises.text' },
  { title: 'about.not.pressure.title', text: 'about.not.pressure.text' },
] as const satisfies readonly { title: TextKey; text: TextKey }[];

function MoneyAndLimits() {
  const t = useTexts('about');
  return (
    <div className="page section columns-12 gap-y-12">
      <section
        aria-labelledby="money"
        className="col-span-full grid content-start gap-4 lg:col-span-5"
      >
        <h2 id="money" className="type-h3">
          {t('about.money.title')}
        </h2>
        <p className="type-body">{t('about.money.first')}</p>
        <p className="type-body">{t('about.money.second')}</p>
      </section>
      <section aria-labelledby="limits" className="col-span-full lg:col-span-6 lg:col-start-7">
        <h2 id="limits" className="type-h3 mb-4">
          {t('about.not.title')}
        </h2>
        <ul className="divide-y divide-rule border-y border-rule">
          {limits.map((limit) => (
            <li key={limit.title} className="grid gap-x-gutter py-3.5 sm:grid-cols-[2fr_3fr]">
              <strong className="font-[560]">{t(limit.title)}</strong>
              <span className="text-ink-2">{t(limit.text)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Place() {
  const academy = useAcademy();
  const t = useTexts('about', 'footer');
  const format = useFormat();
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="place" className="border-t border-rule">
      <div className="page section columns-12 items-center gap-y-8">
        <div className="col-span-full lg:col-span-7">
          <RiverDetail />
        </div>
        <div className="col-span-full grid justify-items-start gap-4 lg:col-span-4 lg:col-start-9">
          <h2 id="place" className="type-h3">
            {t('about.place.title')}
          </h2>
          <p className="type-body">{t('about.place.first', { distance: format.number(1869) })}</p>
          <p className="type-body">{t('about.place.second')}</p>
          <address className="text-sm leading-relaxed not-italic">
            <span className="block font-semibold">{academy.legalName}</span>
            {`${academy.street}, ${academy.postalCode} ${academy.city}, ${t('footer.country')}`}
          </address>
          <p className="type-small">{t('about.place.contact')}</p>
          <TextLink kind="standalone" to={localPath('/contact')} icon={<ArrowRight />}>
            {t('about.place.link')}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
