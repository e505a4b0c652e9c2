import type { CourseDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import { ArrowDown, ArrowUp, CornerDownRight, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/menu.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useEditor } from '../editor/use-editor.tsx';
import { arrangeEdit, findModule, moveByOne, moveLesson, type Order } from './arrange.ts';
import { useUnitName } from './use-unit-name.ts';

type UnitMenuProps = { draft: CourseDraft; id: string; order: Order };

/** Actions on a module or lesson, including moving it without dragging. */
export function UnitMenu({ draft, id, order }: UnitMenuProps) {
  const t = useTexts('editor');
  const { edit } = useEditor();
  const nameOf = useUnitName(draft);
  const [isConfirming, setIsConfirming] = useState(false);
  const isModule = order.some((module) => module.id === id);
  const [up, down] = [moveByOne(order, id, -1), moveByOne(order, id, 1)];
  const others = isModule ? [] : order.filter((module) => module.id !== findModule(order, id));
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('editor.lessons.actions', { name: nameOf(id) })}>
            <MoreHorizontal aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem disabled={up === order} onSelect={() => edit(arrangeEdit(up))}>
          <ArrowUp aria-hidden="true" />
          {t('editor.move.up')}
        </MenuItem>
        <MenuItem disabled={down === order} onSelect={() => edit(arrangeEdit(down))}>
          <ArrowDown aria-hidden="true" />
          {t('editor.move.down')}
        </MenuItem>
        {others.map((module) => (
          <MenuItem
            key={module.id}
            onSelect={() => edit(arrangeEdit(moveLesson(order, id, module.id)))}
          >
            <CornerDownRight aria-hidden="true" />
            {t('editor.move.toModule', { name: nameOf(module.id) })}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem isDanger onSelect={() => setIsConfirming(true)}>
          <Trash2 aria-hidden="true" />
          {t(isModule ? 'editor.lessons.removeModule' : 'editor.lessons.removeLesson')}
        </MenuItem>
      </Menu>
      <ConfirmRemoveUnit
        draft={draft}
        id={id}
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
      />
    </>
  );
}

type ConfirmRemoveUnitProps = {
  draft: CourseDraft;
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

function ConfirmRemoveUnit({ draft, id, isOpen, onOpenChange }: ConfirmRemoveUnitProps) {
  const t = useTexts('editor');
  const format = useFormat();
  const { edit } = useEditor();
  const module = draft.modules.find((each) => each.id === id);
  const count = module?.lessons.length ?? 0;
  const nameOf = useUnitName(draft);
  return (
    <ConfirmDialog
      title={t('editor.lessons.removeTitle', { name: nameOf(id) })}
      text={
        count > 0
          ? t('editor.lessons.removeModuleText', { count, shown: format.number(count) })
          : t('editor.lessons.removeLessonText')
      }
      confirmLabel={t('editor.lessons.removeConfirm')}
      isDanger
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={() => {
        const removal = removalOf(draft, id);
        if (removal) edit(removal);
      }}
    />
  );
}

function removalOf({ modules }: CourseDraft, id: string): DraftEdit | undefined {
  const module = modules.find((each) => each.id === id);
  if (module) return { edit: 'removeModule', id: module.id };
  const lesson = modules.flatMap(({ lessons }) => lessons).find((each) => each.id === id);
  return lesson && { edit: 'removeLesson', id: lesson.id };
}
