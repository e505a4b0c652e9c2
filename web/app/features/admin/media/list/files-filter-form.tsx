import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { ListFilter, optionsOf } from '../../kit/list-filter.tsx';
import { fileRules } from '../files/file-rules.ts';
import { stateTexts } from '../files/file-texts.ts';
import {
  defaultSort,
  type FilesView,
  filesPath,
  isFiltered,
  sortTexts,
  usageTexts,
} from './files-view.ts';

const { [defaultSort]: _, ...otherSorts } = sortTexts;

const purposeTexts = Object.fromEntries(
  Object.entries(fileRules).map(([purpose, { name }]) => [purpose, name]),
);

export function FilesFilterForm({ view }: { view: FilesView }) {
  const t = useTexts('media');
  const localPath = useLocalPath();
  return (
    <ListFilter
      label={t('media.files.filter')}
      search={{ label: t('media.files.search'), value: view.search }}
      choices={[
        {
          name: 'purpose',
          label: t('media.files.purpose'),
          value: view.purpose ?? '',
          empty: t('media.files.anyPurpose'),
          options: optionsOf(t, purposeTexts),
        },
        {
          name: 'state',
          label: t('media.files.state'),
          value: view.state ?? '',
          empty: t('media.files.anyState'),
          options: optionsOf(t, stateTexts),
        },
        {
          name: 'use',
          label: t('media.files.use'),
          value: view.use ?? '',
          empty: t('media.files.anyUse'),
          options: optionsOf(t, usageTexts),
        },
        {
          name: 'order',
          label: t('media.files.order'),
          // The default order is the empty option, so that it stays out of the URL.
          value: view.sort === defaultSort ? '' : view.sort,
          empty: t(sortTexts[defaultSort]),
          options: optionsOf(t, otherSorts),
        },
      ]}
      apply={t('media.files.apply')}
      clear={isFiltered(view) ? localPath(filesPath) : null}
    />
  );
}
