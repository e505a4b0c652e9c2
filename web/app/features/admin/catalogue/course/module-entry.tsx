import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CourseDraft, ModuleDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTexts } from '../../../../lib/texts.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { FieldAnchor } from '../editor/field-anchor.tsx';
import { toSingleLine } from '../editor/to-single-line.ts';
import { useDraftInput } from '../editor/use-draft-input.ts';
import { useEditor } from '../editor/use-editor.tsx';
import { useSortableEntry } from '../sortable.tsx';
import { AddLesson } from './add-unit.tsx';
import type { Order } from './arrange.ts';
import { LessonEntry } from './lesson-entry.tsx';
import { UnitMenu } from './unit-menu.tsx';
import { useUnitName } from './use-unit-name.ts';

type ModuleEntryProps = {
  draft: CourseDraft;
  module: ModuleDraft;
  lessons: readonly LessonId[];
  order: Order;
  chosen: string | undefined;
};

export function ModuleEntry({ draft, module, lessons, order, chosen }: ModuleEntryProps) {
  const t = useTexts('editor');
  const name = useUnitName(draft)(module.id);
  const entry = useSortableEntry(module.id, name, {
    kind: 'module',
    isEmpty: lessons.length === 0,
  });
  const all = new Map(draft.modules.flatMap((each) => each.lessons.map((one) => [one.id, one])));
  return (
    <li ref={entry.ref} style={entry.style} className={`${entry.className} grid gap-1`}>
      <FieldAnchor name={module.id}>
        <div className="flex items-center gap-1">
          {entry.handle}
          <ModuleTitle draft={draft} module={module} />
          <UnitMenu draft={draft} id={module.id} order={order} />
        </div>
      </FieldAnchor>
      <SortableContext items={[...lessons]} strategy={verticalListSortingStrategy}>
        <ol className="ms-2 border-s border-rule ps-1 sm:ms-5">
          {lessons.map((id) => {
            const lesson = all.get(id);
            return lesson ? (
              <LessonEntry
                key={id}
                draft={draft}
                lesson={lesson}
                order={order}
                isChosen={id === chosen}
              />
            ) : null;
          })}
          {lessons.length === 0 ? (
            <li className="type-small px-3 py-2.5">{t('editor.lessons.moduleEmpty')}</li>
          ) : null}
          <li className="px-2 pt-1">
            <AddLesson draft={draft} module={module.id} name={name} />
          </li>
        </ol>
      </SortableContext>
    </li>
  );
}

function ModuleTitle({ draft, module }: { draft: CourseDraft; module: ModuleDraft }) {
  const t = useTexts('editor');
  const { edit } = useEditor();
  const { originalLanguage: language } = draft;
  const typed = useDraftInput(module.texts[language]?.text.title ?? '', (text) =>
    edit({
      edit: 'text',
      unit: module.id,
      language,
      text: { title: toSingleLine(text) },
      state: 'reviewed',
    }),
  );
  return (
    <TextInput
      {...typed}
      aria-label={t('editor.lessons.moduleTitle')}
      lang={language}
      maxLength={120}
      autoComplete="off"
      className="border-transparent bg-transparent font-[560]"
    />
  );
}
