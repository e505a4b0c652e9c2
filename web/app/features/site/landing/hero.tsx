import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useSettings } from '../../../lib/settings.tsx';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { HeroChart } from '../../../ui/line/hero-chart.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DownloadLink } from '../../account/registration/registration-prompt.tsx';
import { useClaims } from '../../shared/claims/use-claims.ts';
import { coursePath } from '../../shared/paths/course-paths.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { HeroVideo } from './hero-video.tsx';
import { Statistics } from './statistics.tsx';

const freeCoursePath = '/download#forbidden-trading';

/**
 * Above the fold: what this is, the first action, and an annotated chart. `freeCourse` is the slug
 * of a free course to start, if there is one.
 */
export function Hero({ freeCourse }: { freeCourse: string | null }) {
  const t = useTexts('hero');
  const lang = useFallbackLang('hero');
  const { film, poster } = useSettings('hero');
  // For members the greeting above is the page's h1.
  const Heading = useSession().user ? 'h2' : 'h1';
  return (
    <section aria-labelledby="hero-title" lang={lang}>
      <div className="page columns-12 pt-[clamp(2rem,4vw,3.5rem)] pb-6 lg:pb-9">
        <Heading id="hero-title" className="type-display col-span-full xl:col-span-10">
          <RichText k="hero.title" elements={{ em: <em className="font-[360]" /> }} />
        </Heading>
      </div>
      <HeroChart
        label={t('hero.chart.label')}
        note={t('hero.chart.note')}
        film={<HeroVideo />}
        isCovered={film !== '' && poster !== ''}
        lessons={{
          firstLow: { title: t('hero.chart.firstLow.title'), text: t('hero.chart.firstLow.text') },
          higherLow: {
            title: t('hero.chart.higherLow.title'),
            text: t('hero.chart.higherLow.text'),
          },
          oldHigh: { title: t('hero.chart.oldHigh.title'), text: t('hero.chart.oldHigh.text') },
        }}
      >
        <HeroCopy freeCourse={freeCourse} />
      </HeroChart>
      <Statistics />
    </section>
  );
}

function HeroCopy({ freeCourse }: { freeCourse: string | null }) {
  const t = useTexts('hero');
  const claim = useClaims();
  const localPath = useLocalPath();
  return (
    <div className="grid gap-6">
      <p className="type-lede">{t('hero.lede')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button asChild variant="primary" size="large" className="max-sm:w-full">
          <DownloadLink to={localPath(freeCoursePath)}>
            {t('hero.start')}
            <ArrowRight aria-hidden="true" />
          </DownloadLink>
        </Button>
        {freeCourse === null ? null : (
          <Button asChild size="large" className="max-sm:w-full">
            <Link to={localPath(coursePath(freeCourse))}>{t('hero.freeCourse')}</Link>
          </Button>
        )}
      </div>
      <p>
        <TextLink kind="standalone" to={localPath('/courses')}>
          {t('hero.browse', { number: claim('expertCourses').value })}
        </TextLink>
      </p>
      <p className="type-small text-balance in-data-signed-in:hidden">
        <RichText k="hero.note" elements={{ em: <em className="font-serif text-[1.08em]" /> }} />
      </p>
    </div>
  );
}
