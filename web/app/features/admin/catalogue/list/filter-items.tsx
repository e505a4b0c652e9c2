import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { ListFilter, optionsOf } from '../../kit/list-filter.tsx';
import type { ListProps } from './list-view.ts';
import { defaultOrder, isFiltered, listAddress, orderTexts, stateTexts } from './list-view.ts';

const { [defaultOrder]: _, ...otherOrders } = orderTexts;

export function FilterItems({ kind, view }: ListProps) {
  const t = useTexts('editor');
  const localPath = useLocalPath();
  const unfiltered = listAddress(kind, { search: '', order: view.order, trail: [] });
  return (
    <ListFilter
      label={t('editor.list.filter')}
      search={{ label: t('editor.list.search'), value: view.search }}
      choices={[
        {
          name: 'state',
          label: t('editor.list.state'),
          value: view.state ?? '',
          empty: t('editor.list.anyState'),
          options: optionsOf(t, stateTexts),
        },
        {
          name: 'order',
          label: t('editor.list.order'),
          // The default order is the empty value, so that it stays out of the URL.
          value: view.order === defaultOrder ? '' : view.order,
          empty: t(orderTexts[defaultOrder]),
          options: optionsOf(t, otherOrders),
        },
      ]}
      apply={t('editor.list.apply')}
      clear={isFiltered(view) ? localPath(unfiltered) : null}
    />
  );
}
