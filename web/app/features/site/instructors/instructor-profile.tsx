import { ArrowDown, ArrowLeft } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Reach } from '../../../ui/line/reach.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { InstructorYears, StrategySuccess } from './instructor-facts.tsx';
import { InstructorPortrait } from './instructor-portrait.tsx';
import { type Instructor, instructorsPath } from './instructors.ts';
import { OtherInstructor } from './other-instructor.tsx';
import { useInstructors } from './use-instructors.ts';

/** A full profile: key facts first, then the biography and achievements. */
export function InstructorProfile({ instructor }: { instructor: Instructor }) {
  const lang = useFallbackLang('instructors');
  const all = useInstructors();
  const place = all.findIndex(({ id }) => id === instructor.id);
  const other = all[(place + 1) % all.length];
  return (
    <div lang={lang}>
      <KeyFacts instructor={instructor} />
      <Reach seed={instructor.name.length * 127} to="sunk" at={0.3} />
      <Story instructor={instructor} />
      {instructor.achievements.length > 0 ? <Achievements instructor={instructor} /> : null}
      {other && other.id !== instructor.id ? (
        <OtherInstructor instructor={other} isOneOfTwo={all.length === 2} />
      ) : null}
    </div>
  );
}

function KeyFacts({ instructor }: { instructor: Instructor }) {
  const t = useTexts('instructors', 'nav');
  const localPath = useLocalPath();
  const crumbs = [
    { label: t('nav.instructors'), to: localPath(instructorsPath) },
    { label: instructor.name },
  ];
  return (
    <div className="page columns-12 items-end gap-y-8 pt-6">
      <Breadcrumb crumbs={crumbs} className="col-span-full max-sm:-order-2" />
      <div className="col-span-full grid justify-items-start gap-6 sm:col-span-7 lg:pb-10">
        <h1 className="type-display">{instructor.name}</h1>
        <p className="type-h4 max-w-[24em]">{instructor.title}</p>
        <dl>
          <dt className="type-label">{t('instructors.specialization')}</dt>
          <dd className="mt-1 font-serif text-xl leading-snug italic">
            {instructor.specialization}
          </dd>
        </dl>
        <InstructorYears instructor={instructor} />
        <div className="flex flex-wrap items-center gap-x-8">
          <a
            href="#profile"
            className="inline-flex min-h-11 items-center gap-2 rounded-sm font-[550] text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.28em] transition-colors hover:decoration-river [&_svg]:size-[1.05em]"
          >
            {t('instructors.viewProfile')}
            <ArrowDown aria-hidden="true" />
          </a>
          <TextLink kind="standalone" to={localPath(instructorsPath)} startIcon={<ArrowLeft />}>
            {t('instructors.back')}
          </TextLink>
        </div>
      </div>
      <InstructorPortrait
        instructor={instructor}
        isFirst
        className="col-span-full max-sm:-order-1 max-sm:max-w-60 sm:col-span-5"
      />
    </div>
  );
}

function Story({ instructor }: { instructor: Instructor }) {
  const t = useTexts('instructors');
  return (
    <section id="profile" aria-labelledby="profile-title" className="scroll-mt-20 bg-sunk">
      <div className="page columns-12 gap-y-10 pt-[calc(var(--section)*0.4)] pb-section">
        <h2 id="profile-title" className="type-h2 col-span-full max-w-[15em] lg:col-span-9">
          {instructor.aboutTitle || instructor.specialization}
        </h2>
        <div className="col-span-full grid gap-5 lg:col-span-7">
          <p className="type-lede text-ink">{instructor.aboutP1 || instructor.bio}</p>
          {[instructor.aboutP2, instructor.aboutP3].filter(Boolean).map((paragraph) => (
            <p key={paragraph} className="type-body">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="col-span-full grid content-start gap-7 lg:col-span-4 lg:col-start-9">
          <StrategySuccess instructor={instructor} />
          <dl className="grid gap-6 border-t border-rule-strong pt-5 empty:hidden">
            <Fact label={t('instructors.keyClients')} text={instructor.keyClients} />
            <Fact label={t('instructors.globalReach')} text={instructor.globalReach} />
          </dl>
        </div>
      </div>
    </section>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <div>
      <dt className="type-label">{label}</dt>
      <dd className="mt-1 text-sm">{text}</dd>
    </div>
  );
}

function Achievements({ instructor }: { instructor: Instructor }) {
  const t = useTexts('instructors');
  return (
    <section aria-labelledby="achievements" className="page section columns-12 gap-y-8">
      <h2 id="achievements" className="type-h3 col-span-full lg:col-span-3">
        {t('instructors.achievements')}
      </h2>
      <ol className="col-span-full grid gap-x-gutter sm:grid-cols-2 lg:col-span-9">
        {instructor.achievements.map((achievement, index) => (
          <li
            key={achievement}
            className="grid grid-cols-[3rem_1fr] items-baseline border-t border-rule py-4"
          >
            <span aria-hidden="true" className="type-number text-3xl text-river">
              {index + 1}
            </span>
            <p className="max-w-[30em] font-serif text-lg leading-snug">{achievement}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
