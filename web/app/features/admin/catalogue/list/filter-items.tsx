import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { ListFilter, optionsOf } from '../../kit/list-filter.tsx';
import type { ListProps } from './list-view.ts';
import { defaultSort, isFiltered, listUrl, sortTexts, stateTexts } from './list-view.ts';

const { [defaultSort]: _, ...otherSorts } = sortTexts;

export function FilterItems({ kind, view }: ListProps) {
  const t = useTexts('editor');
  const localPath = useLocalPath();
  const unfiltered = listUrl(kind, { search: '', sort: view.sort, trail: [] });
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
          value: view.sort === defaultSort ? '' : view.sort,
          empty: t(sortTexts[defaultSort]),
          options: optionsOf(t, otherSorts),
        },
      ]}
      apply={t('editor.list.apply')}
      clear={isFiltered(view) ? localPath(unfiltered) : null}
    />
  );
}
