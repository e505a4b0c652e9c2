import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ListFilter, optionsOf } from '../kit/list-filter.tsx';
import {
  defaultSort,
  isFiltered,
  type PeopleView,
  roleTexts,
  sortTexts,
  stateTexts,
} from './people-view.ts';

const { [defaultSort]: _, ...otherSorts } = sortTexts;

export function PeopleFilterForm({ view }: { view: PeopleView }) {
  const t = useTexts('admin');
  const localPath = useLocalPath();
  return (
    <ListFilter
      label={t('admin.people.filter')}
      search={{ label: t('admin.people.search'), value: view.search }}
      choices={[
        {
          name: 'role',
          label: t('admin.people.role'),
          value: view.role ?? '',
          empty: t('admin.people.anyRole'),
          options: optionsOf(t, roleTexts),
        },
        {
          name: 'state',
          label: t('admin.people.state'),
          value: view.state ?? '',
          empty: t('admin.people.anyState'),
          options: optionsOf(t, stateTexts),
        },
        {
          name: 'order',
          label: t('admin.people.order'),
          // The default order is the empty option, so that it stays out of the URL.
          value: view.sort === defaultSort ? '' : view.sort,
          empty: t(sortTexts[defaultSort]),
          options: optionsOf(t, otherSorts),
        },
      ]}
      apply={t('admin.people.apply')}
      clear={isFiltered(view) ? localPath('/admin/people') : null}
    />
  );
}
