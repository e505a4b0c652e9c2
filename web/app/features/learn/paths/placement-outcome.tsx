import type { PlacementResult, StartReason } from '@danube/contract/paths/paths.schemas.ts';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { studyPath } from '../../shared/paths/study-paths.ts';
import { LessonLine } from './lesson-line.tsx';
import type { PathLesson } from './path-view.ts';
import { type PathProgress, usePathProgress } from './use-path-progress.ts';

/** The result with its lessons from the catalogue; unpublished ones are left out. */
export type Outcome = Omit<PlacementResult, 'start' | 'missed'> & {
  readonly start: PathLesson | null;
  readonly missed: readonly (Omit<PlacementResult['missed'][number], 'lesson'> & {
    readonly lesson: PathLesson | null;
  })[];
};

/** Where to start, why, and what to review. */
export function PlacementOutcome({ outcome }: { outcome: Outcome }) {
  const t = useTexts('placement');
  const localPath = useLocalPath();
  const page = useLanguage();
  const { right, asked, reason, start, path, missed } = outcome;
  const lang = path.language === page ? undefined : path.language;
  const lessons = [start, ...missed.map(({ lesson }) => lesson)].filter((one) => one !== null);
  const progress = usePathProgress(lessons);
  return (
    <section aria-labelledby="result" className="grid gap-5 border-y border-rule-strong py-6">
      <h2 id="result" className="type-h3">
        {t('placement.result.title')}
      </h2>
      <p className="tabular">{t('placement.result.score', { right, asked })}</p>
      <p className="type-body">{t(reasonTexts[reason])}</p>
      {start ? (
        <div className="grid gap-2">
          <h3 className="type-label">{t('placement.result.start')}</h3>
          <LessonLine lesson={start} state={progress(start)} />
        </div>
      ) : null}
      <div className="grid justify-items-start gap-2">
        <h3 className="type-label">{t('placement.result.path')}</h3>
        <p lang={lang}>{path.summary}</p>
        <Button asChild variant="primary">
          <Link lang={lang} to={localPath(studyPath(path.slug))}>
            {path.title}
          </Link>
        </Button>
      </div>
      {missed.length > 0 ? <Missed missed={missed} lang={lang} progress={progress} /> : null}
    </section>
  );
}

type MissedProps = {
  missed: Outcome['missed'];
  lang: string | undefined;
  progress: PathProgress;
};

function Missed({ missed, lang, progress }: MissedProps) {
  const t = useTexts('placement');
  return (
    <div className="grid gap-3">
      <h3 className="type-label">{t('placement.result.missed')}</h3>
      <ul className="grid gap-5">
        {missed.map(({ name, prompt, answer, explanation, lesson }) => (
          <li key={name} className="grid gap-1.5 border-t border-rule pt-3">
            <p lang={lang} className="font-[560]">
              {prompt}
            </p>
            <p lang={lang}>{`${answer}. ${explanation}`}</p>
            {lesson ? <LessonLine lesson={lesson} state={progress(lesson)} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

const reasonTexts = {
  risk: 'placement.reasons.risk',
  costs: 'placement.reasons.costs',
  charts: 'placement.reasons.charts',
  owning: 'placement.reasons.owning',
  ready: 'placement.reasons.ready',
  open: 'placement.reasons.open',
  savings: 'placement.reasons.savings',
} as const satisfies Record<StartReason, string>;
