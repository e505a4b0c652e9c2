import { ArrowLeft } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { pathsPath } from '../../shared/paths/study-paths.ts';
import { useDuration } from '../../shop/item/use-duration.ts';
import { LanguageLabel } from './language-label.tsx';
import { LessonLine } from './lesson-line.tsx';
import { lessonsOf, minutesOf, type PathEvening, type PathView } from './path-view.ts';
import { type PathProgress, usePathProgress } from './use-path-progress.ts';

/** The path's evenings with their lessons, and what students can do afterwards. */
export function PathPage({ path }: { path: PathView }) {
  const t = useTexts('paths');
  const frameLang = useFallbackLang('paths');
  const localPath = useLocalPath();
  const duration = useDuration();
  const page = useLanguage();
  const lang = path.language === page ? undefined : path.language;
  const lessons = lessonsOf(path);
  const progress = usePathProgress(lessons);
  const crumbs = [{ label: t('paths.name'), to: localPath(pathsPath) }, { label: path.title }];
  return (
    <div lang={frameLang} className="page pt-5 pb-section sm:pt-7">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-8 grid max-w-4xl gap-8">
        <header className="grid gap-4">
          <h1 lang={lang} className="type-h1">
            {path.title}
          </h1>
          <LanguageLabel language={path.language} />
          <p lang={lang} className="type-lede">
            {path.summary}
          </p>
          <p className="tabular text-sm text-ink-2">
            {t('paths.weeks', { count: path.weeks })}
            {` · ${t('paths.evenings', { count: path.evenings })}`}
            {` · ${duration(minutesOf(lessons))}`}
          </p>
          <Done
            total={lessons.length}
            done={lessons.filter((one) => progress(one)?.isDone).length}
          />
        </header>
        <section aria-labelledby="outcomes" className="border-s-2 border-river ps-5">
          <h2 id="outcomes" className="type-label">
            {t('paths.outcomes')}
          </h2>
          <ul lang={lang} className="type-body mt-2 list-disc ps-5">
            {path.outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </section>
        {path.plan.map(({ title, evenings }, index) => (
          <Week
            key={title}
            number={index + 1}
            title={title}
            evenings={evenings}
            lang={lang}
            progress={progress}
          />
        ))}
      </div>
      <p className="mt-10">
        <TextLink kind="standalone" to={localPath(pathsPath)} startIcon={<ArrowLeft />}>
          {t('paths.back')}
        </TextLink>
      </p>
    </div>
  );
}

/** Only for people who have made progress. */
function Done({ done, total }: { done: number; total: number }) {
  const t = useTexts('paths');
  if (done === 0) return null;
  return (
    <p role="status" className="text-sm font-[560]">
      {t('paths.progress', { done, total })}
    </p>
  );
}

type WeekProps = {
  number: number;
  title: string;
  evenings: readonly PathEvening[];
  lang: string | undefined;
  progress: PathProgress;
};

function Week({ number, title, evenings, lang, progress }: WeekProps) {
  const t = useTexts('paths');
  const id = `week-${number}`;
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-rule-strong pt-5">
      <h2 id={id} className="type-h3">
        <RichText
          k="paths.week"
          values={{ number, title }}
          elements={{ b: <span lang={lang} /> }}
        />
      </h2>
      <ul className="grid gap-6">
        {evenings.map((evening) => (
          <li key={evening.day} className="grid gap-x-gutter gap-y-2 sm:grid-cols-[9rem_1fr]">
            <h3 className="font-[560]">{t(dayTexts[evening.day])}</h3>
            <div className="grid gap-3">
              {evening.lessons.map((lesson) => (
                <LessonLine key={lesson.slug} lesson={lesson} state={progress(lesson)} />
              ))}
              {evening.task ? (
                <p lang={lang} className="text-sm">
                  {evening.task}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const dayTexts = {
  monday: 'paths.days.monday',
  tuesday: 'paths.days.tuesday',
  wednesday: 'paths.days.wednesday',
  thursday: 'paths.days.thursday',
  friday: 'paths.days.friday',
} as const;
