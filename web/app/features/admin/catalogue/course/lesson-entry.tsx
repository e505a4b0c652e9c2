import type { LessonKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CourseDraft, LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { lessonMinutes } from '@danube/contract/catalogue/draft/lesson-minutes.ts';
import { CirclePlay, FileDown, ListChecks, Text } from 'lucide-react';
import { Link } from 'react-router';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { useEditorLink, within } from '../editor/use-editor-link.ts';
import { useSortableEntry } from '../sortable.tsx';
import type { Order } from './arrange.ts';
import { UnitMenu } from './unit-menu.tsx';
import { useUnitName } from './use-unit-name.ts';

export const lessonKindTexts = {
  text: 'editor.lessons.kinds.text',
  video: 'editor.lessons.kinds.video',
  file: 'editor.lessons.kinds.file',
  quiz: 'editor.lessons.kinds.quiz',
} as const satisfies Record<LessonKind, TextKey>;

const lessonIcons = {
  text: Text,
  video: CirclePlay,
  file: FileDown,
  quiz: ListChecks,
} as const satisfies Record<LessonKind, typeof Text>;

type LessonEntryProps = {
  draft: CourseDraft;
  lesson: LessonDraft;
  order: Order;
  isChosen: boolean;
};

export function LessonEntry({ draft, lesson, order, isChosen }: LessonEntryProps) {
  const t = useTexts('editor', 'catalogue');
  const format = useFormat();
  const placeLink = useEditorLink();
  const name = useUnitName(draft)(lesson.id);
  const entry = useSortableEntry(lesson.id, name, { kind: 'lesson' });
  const Icon = lessonIcons[lesson.kind];
  const minutes = lessonMinutes(lesson, draft.originalLanguage);
  return (
    <li
      ref={entry.ref}
      style={entry.style}
      className={classNames(
        entry.className,
        'flex items-center rounded-md',
        isChosen ? 'bg-river-wash' : 'bg-paper',
      )}
    >
      {entry.handle}
      <Link
        to={placeLink({ part: 'lessons', unit: lesson.id })}
        {...within}
        aria-current={isChosen ? 'true' : undefined}
        className="flex min-h-11 min-w-0 grow items-center gap-2.5 rounded-sm py-1.5 text-sm hover:underline hover:decoration-1 hover:underline-offset-[0.25em]"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        <span className="sr-only">
          {t('editor.lessons.named', { kind: t(lessonKindTexts[lesson.kind]), name })}
        </span>
        <span aria-hidden="true" className="min-w-0 grow [overflow-wrap:anywhere]">
          {name}
        </span>
        {lesson.isFree ? <Badge kind="river">{t('editor.lessons.free')}</Badge> : null}
        <span className="tabular shrink-0 text-xs text-ink-3 max-sm:hidden">
          {t('catalogue.duration.minutes', { minutes: format.number(minutes) })}
        </span>
      </Link>
      <UnitMenu draft={draft} id={lesson.id} order={order} />
    </li>
  );
}
