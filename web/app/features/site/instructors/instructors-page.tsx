import { ArrowRight } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Reach } from '../../../ui/line/reach.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { InstructorYears } from './instructor-facts.tsx';
import { InstructorPortrait } from './instructor-portrait.tsx';
import { type Instructor, profilePath } from './instructors.ts';
import { useInstructors } from './use-instructors.ts';

/** A section for each instructor, with contact links. */
export function InstructorsPage() {
  const t = useTexts('instructors');
  const lang = useFallbackLang('instructors');
  const [first, ...others] = useInstructors();
  return (
    <div lang={lang}>
      <div className="page pt-[clamp(2rem,4vw,3.5rem)]">
        <SectionHeading
          level={1}
          className="max-lg:gap-y-5"
          title={<RichText k="instructors.title" elements={{ em: <em className="block" /> }} />}
          lede={t('instructors.page.lede')}
        />
        {first ? <Spread instructor={first} side="start" isFirst /> : null}
      </div>
      <Reach seed={1469} at={0.24} />
      <div className="page grid gap-y-section pb-section empty:hidden">
        {others.map((instructor, index) => (
          <Spread
            key={instructor.id}
            instructor={instructor}
            side={index % 2 === 0 ? 'end' : 'start'}
          />
        ))}
      </div>
      <HowToAsk />
    </div>
  );
}

type SpreadProps = { instructor: Instructor; side: 'start' | 'end'; isFirst?: boolean };

/**
 * Portrait on one side, text on the other, alternating. If the text would be much longer than the
 * portrait, the lessons are below both.
 */
function Spread({ instructor, side, isFirst = false }: SpreadProps) {
  const t = useTexts('instructors');
  const localPath = useLocalPath();
  const nameId = `instructor-${instructor.id}`;
  const wordsSide = side === 'start' ? 'sm:col-start-7' : 'sm:col-start-1';
  const lessonsSide = side === 'start' ? 'lg:col-start-7' : 'lg:col-start-1';
  return (
    <article aria-labelledby={nameId} className="columns-12 gap-y-6 lg:gap-y-4">
      <InstructorPortrait
        instructor={instructor}
        isFirst={isFirst}
        className={classNames(
          'col-span-full sm:row-start-1 sm:col-span-5 lg:row-span-2',
          side === 'end' && 'sm:col-start-8',
        )}
      />
      <div
        className={classNames(
          'col-span-full grid justify-items-start gap-4 self-center sm:row-start-1 sm:col-span-6 lg:self-end',
          wordsSide,
        )}
      >
        <h2 id={nameId} className="type-h2">
          {instructor.name}
        </h2>
        <p className="text-lg leading-snug font-[560]">{instructor.title}</p>
        <div className="my-1 flex flex-wrap items-end gap-x-10 gap-y-3">
          <InstructorYears instructor={instructor} />
          <p className="max-w-[15em] font-serif text-lg leading-snug italic">
            {instructor.specialization}
          </p>
        </div>
        <p className="type-body">{instructor.bio}</p>
      </div>
      <div
        className={classNames(
          'col-span-full grid justify-items-start gap-4 sm:row-start-2 lg:col-span-6 lg:self-start',
          lessonsSide,
        )}
      >
        <div className="w-full" hidden={instructor.teaches.length === 0}>
          <h3 className="type-label">{t('instructors.page.teaches')}</h3>
          <ul className="mt-2 divide-y divide-rule border-y border-rule text-sm">
            {instructor.teaches.map((lesson) => (
              <li key={lesson} className="py-2.5">
                {lesson}
              </li>
            ))}
          </ul>
        </div>
        <TextLink
          kind="standalone"
          to={localPath(profilePath(instructor))}
          icon={<ArrowRight />}
          aria-label={t('ui.labelled', {
            label: t('instructors.viewProfile'),
            text: instructor.name,
          })}
        >
          {t('instructors.viewProfile')}
        </TextLink>
      </div>
    </article>
  );
}

const askOptions = [
  { title: 'instructors.page.ask.live.title', text: 'instructors.page.ask.live.text' },
  { title: 'instructors.page.ask.mail.title', text: 'instructors.page.ask.mail.text' },
] as const;

function HowToAsk() {
  const t = useTexts('instructors');
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="ask" className="bg-sunk">
      <div className="page section columns-12 gap-y-8">
        <div className="col-span-full grid content-start justify-items-start gap-4 lg:col-span-4">
          <h2 id="ask" className="type-h2">
            {t('instructors.page.ask.title')}
          </h2>
          <p className="type-body">{t('instructors.page.ask.lede')}</p>
          <TextLink kind="standalone" to={localPath('/contact')} icon={<ArrowRight />}>
            {t('instructors.page.ask.contact')}
          </TextLink>
        </div>
        <dl className="col-span-full divide-y divide-rule-strong border-t border-rule-strong lg:col-span-7 lg:col-start-6">
          {askOptions.map((way) => (
            <div key={way.title} className="grid gap-x-gutter gap-y-1 py-5 sm:grid-cols-[2fr_3fr]">
              <dt className="type-h4">{t(way.title)}</dt>
              <dd className="type-body">{t(way.text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
