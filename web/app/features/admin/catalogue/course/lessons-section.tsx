import type { CourseDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { courseMinutes } from '@danube/contract/catalogue/draft/lesson-minutes.ts';
import { ChevronLeft } from 'lucide-react';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { FieldAnchor } from '../editor/field-anchor.tsx';
import { useEditorLink, within } from '../editor/use-editor-link.ts';
import { AddModule } from './add-unit.tsx';
import { LessonEditor } from './lesson-editor.tsx';
import { Structure } from './structure.tsx';

type LessonsSectionProps = { draft: CourseDraft; lessonId: string | undefined };

/** The course's structure on one side, the chosen lesson on the other. */
export function LessonsSection({ draft, lessonId }: LessonsSectionProps) {
  const t = useTexts('editor');
  const placeLink = useEditorLink();
  const lesson = draft.modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
      <div className={classNames('grid min-w-0 gap-4', lesson && 'max-xl:hidden')}>
        <Summary draft={draft} />
        <FieldAnchor name="structure">
          {draft.modules.length > 0 ? (
            <Structure draft={draft} chosen={lesson?.id} />
          ) : (
            <NoModules />
          )}
        </FieldAnchor>
      </div>
      {lesson ? (
        <div className="grid min-w-0 gap-4">
          <TextLink
            kind="standalone"
            {...within}
            to={placeLink({ part: 'lessons' })}
            className="w-fit text-sm xl:hidden"
          >
            <span className="inline-flex items-center gap-1.5">
              <ChevronLeft aria-hidden="true" className="size-4" />
              {t('editor.lessons.back')}
            </span>
          </TextLink>
          <LessonEditor key={lesson.id} draft={draft} lesson={lesson} />
        </div>
      ) : (
        <p className="type-body border-s-2 border-rule ps-5 max-xl:hidden">
          {draft.modules.length > 0 ? t('editor.lessons.choose') : null}
        </p>
      )}
    </div>
  );
}

function Summary({ draft }: { draft: CourseDraft }) {
  const t = useTexts('editor');
  const format = useFormat();
  const count = draft.modules.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="type-h4">{t('editor.lessons.title')}</h2>
      <p className="type-small tabular">
        {t('editor.lessons.count', { count, shown: format.number(count) })}
        {count > 0
          ? `, ${t('editor.lessons.minutes', { shown: format.number(courseMinutes(draft)) })}`
          : null}
      </p>
    </div>
  );
}

function NoModules() {
  const t = useTexts('editor');
  return (
    <EmptyState
      title={t('editor.lessons.empty')}
      text={t('editor.lessons.emptyText')}
      action={<AddModule isFirst />}
    />
  );
}
