import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { BadgePercent, GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RiskNotice } from '../../../ui/risk-notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { coursesPath } from '../../shared/paths/course-paths.ts';
import { acceptPath } from '../../shared/referral/accept-path.ts';
import { useFormatBenefit } from '../../shared/referral/use-format-benefit.ts';
import { useRepName } from '../../shared/referral/use-rep-name.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { CourseCard } from '../../shop/catalogue/courses/course-card.tsx';
import type { RepLanding } from './rep-landing.ts';
import { useCountReferralClick } from './use-count-referral-click.ts';

type InvitationPageProps = { rep: RepLanding; courses: readonly ItemCard[] };

/** Who invites, what the visitor gets, where to start, and the risk warning. */
export function InvitationPage({ rep, courses }: InvitationPageProps) {
  const t = useTexts('referral', 'catalogue');
  const lang = useFallbackLang('referral');
  const name = useRepName()(rep);
  useCountReferralClick(rep.referral_code);
  return (
    <div lang={lang} className="page pt-[clamp(2rem,5vw,4.5rem)] pb-section">
      <div className="columns-12 gap-y-10">
        <header className="col-span-full grid content-start justify-items-start gap-5 lg:col-span-7">
          <Badge>{t('referral.page.partner')}</Badge>
          <h1
            className={classNames(isLong(name) ? 'type-h2' : 'type-h1', '[overflow-wrap:anywhere]')}
          >
            {t('referral.page.title', { name })}
          </h1>
          <p className="type-lede">{t('referral.page.lede')}</p>
          <Accept code={rep.referral_code} />
          <p className="type-small max-w-prose">{t('referral.popup.paid', { name })}</p>
        </header>
        <Benefits rep={rep} />
      </div>
      <RiskNotice className="mt-12 lg:mt-16">{t('catalogue.risk')}</RiskNotice>
      {courses.length > 0 ? <Courses courses={courses} /> : null}
    </div>
  );
}

/** A word that a phone would break in the largest type. */
function isLong(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > 14);
}

/** A link, so that it works before hydration. */
function Accept({ code }: { code: string }) {
  const t = useTexts('referral');
  const localPath = useLocalPath();
  const { user } = useSession();
  if (user) return <p className="type-body">{t('referral.page.known', { code })}</p>;
  return (
    <Button asChild variant="primary" size="large" className="max-sm:w-full">
      <Link to={localPath(acceptPath(code))}>{t('referral.page.accept')}</Link>
    </Button>
  );
}

function Benefits({ rep }: { rep: RepLanding }) {
  const t = useTexts('referral');
  const formatBenefit = useFormatBenefit();
  return (
    <section
      aria-labelledby="gets"
      className="col-span-full border-t border-ink pt-5 lg:col-span-4 lg:col-start-9"
    >
      <h2 id="gets" className="type-h4 mb-2">
        {t('referral.page.gets')}
      </h2>
      <ul>
        {rep.benefit ? (
          <Point icon={<BadgePercent aria-hidden="true" />}>
            {t('referral.page.discount', formatBenefit(rep.benefit))}
          </Point>
        ) : null}
        <Point icon={<GraduationCap aria-hidden="true" />}>{t('referral.page.free')}</Point>
      </ul>
      <p className="type-small border-t border-rule pt-4 [overflow-wrap:anywhere]">
        {t('referral.page.code', { code: rep.referral_code })}
      </p>
    </section>
  );
}

function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 border-t border-rule py-3.5 text-ink-2 first:border-0 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-river">
      {icon}
      <span>{children}</span>
    </li>
  );
}

function Courses({ courses }: Pick<InvitationPageProps, 'courses'>) {
  const t = useTexts('referral');
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="start" className="mt-14 border-t border-ink pt-5 lg:mt-20">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="start" className="type-h3">
          {t('referral.page.courses')}
        </h2>
        <TextLink kind="standalone" to={localPath(coursesPath)}>
          {t('referral.page.all')}
        </TextLink>
      </div>
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <li key={course.id} className="grid content-start">
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    </section>
  );
}
