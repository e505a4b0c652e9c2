import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { closestCenter, DndContext } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { queries } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { kindPages } from '../../kit/item-kinds.ts';
import { SampleBadge, StateBadge } from '../item-badges.tsx';
import { useDragAnnouncements, useDragSensors, useSortableEntry } from '../sortable.tsx';
import { ItemLink } from './item-link.tsx';
import type { ListProps } from './list-view.ts';

type ArrangeItemsProps = ListProps & { items: readonly ItemRow[] };

/** Items of a kind in the public site's order, which can be changed here. */
export function ArrangeItems({ kind, view, items: given }: ArrangeItemsProps) {
  const t = useTexts('editor');
  const localPath = useLocalPath();
  const sensors = useDragSensors();
  const { items, move } = useReordering(given, view.trail.length > 0);
  const words = useDragAnnouncements(
    (id) => items.find((item) => item.id === id)?.title ?? '',
    (id) => ({ place: items.findIndex((item) => item.id === id) + 1, count: items.length }),
  );
  const indexOf = (id: string | number) => items.findIndex((item) => item.id === id);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="type-small">{t('editor.list.arrangeHelp')}</p>
        <Button asChild size="small" variant="quiet">
          <Link to={localPath(kindPages[kind].list)} preventScrollReset>
            {t('editor.list.arrangeEnd')}
          </Link>
        </Button>
      </div>
      <DndContext
        id="items"
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={words}
        onDragEnd={({ active, over }) => {
          if (over && over.id !== active.id) move(indexOf(active.id), indexOf(over.id));
        }}
      >
        <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className="border-t border-rule">
            {items.map((item, index) => (
              <Entry
                key={item.id}
                item={item}
                onUp={index > 0 ? () => move(index, index - 1) : undefined}
                onDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </div>
  );
}

type EntryProps = {
  item: ItemRow;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

function Entry({ item, onUp, onDown }: EntryProps) {
  const t = useTexts('editor');
  const { ref, style, handle, className } = useSortableEntry(item.id, item.title);
  return (
    <li
      ref={ref}
      style={style}
      className={`${className} flex items-center gap-2 border-b border-rule bg-paper py-1.5`}
    >
      {handle}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <ItemLink item={item} />
        <StateBadge state={item.state} />
        {item.isSample ? <SampleBadge /> : null}
      </span>
      <Menu
        trigger={
          <IconButton label={t('editor.list.actions', { title: item.title })}>
            <MoreHorizontal aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem disabled={!onUp} onSelect={onUp}>
          <ArrowUp aria-hidden="true" />
          {t('editor.move.up')}
        </MenuItem>
        <MenuItem disabled={!onDown} onSelect={onDown}>
          <ArrowDown aria-hidden="true" />
          {t('editor.move.down')}
        </MenuItem>
      </Menu>
    </li>
  );
}

/** Applies the new order optimistically, and reverts it if the server rejects it. */
function useReordering(given: readonly ItemRow[], isLaterPage: boolean) {
  const t = useTexts('editor');
  const queryClient = useQueryClient();
  const [items, setItems] = useState(given);
  const placing = useMutation({
    ...queries.catalogueAdmin.place.mutationOptions(),
    onSuccess: () => showToast({ kind: 'success', title: t('editor.list.moved') }),
    onError(error) {
      setItems(given);
      showToast({
        kind: 'destructive',
        title: t('editor.list.moveFailed'),
        text: errorText(error, t),
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.catalogueAdmin.list.key() }),
  });

  function move(from: number, to: number) {
    const item = items[from];
    // The first entry of a later page has a predecessor that isn't visible.
    if (!item || to < 0 || (to === 0 && isLaterPage)) return;
    const moved = arrayMove([...items], from, to);
    setItems(moved);
    placing.mutate({ id: item.id, after: moved[to - 1]?.id ?? null });
  }

  return { items, move };
}
