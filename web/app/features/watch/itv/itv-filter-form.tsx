import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilterForm } from '../../../ui/form/filter-form.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { itvPath } from '../../shared/paths/itv-paths.ts';
import { type ItvView, isFiltered, maxQueryLength } from './itv-view.ts';
import { offered, useVideoNames } from './use-video-names.ts';

/** A GET form; with scripts each selection applies immediately. */
export function ItvFilterForm({ view }: { view: ItvView }) {
  const t = useTexts('itv');
  const localPath = useLocalPath();
  const { topics } = useVideoNames();
  const { show = '', topic = '', query } = view;
  return (
    <FilterForm
      values={{ show, topic, q: query }}
      action={itvPath}
      label={t('itv.list.filter')}
      className="mt-5 grid items-end gap-3 max-sm:grid-cols-[1fr_auto] sm:grid-cols-[minmax(0,1fr)_14rem_auto] sm:gap-4"
    >
      {/* The show is chosen above; the search stays within it. */}
      {show ? <input type="hidden" name="show" value={show} /> : null}
      <div className="max-sm:col-span-full">
        <Field label={<span className="max-sm:sr-only">{t('itv.list.search')}</span>}>
          <TextInput
            type="search"
            name="q"
            defaultValue={query}
            placeholder={t('itv.list.placeholder')}
            maxLength={maxQueryLength}
            autoComplete="off"
            enterKeyHint="search"
            leading={<Search aria-hidden="true" />}
          />
        </Field>
      </div>
      <Field label={<span className="max-sm:sr-only">{t('itv.list.topic')}</span>}>
        <Select name="topic" defaultValue={topic}>
          <option value="">{t('itv.list.anyTopic')}</option>
          {offered(topics, topic).map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" className="min-h-12">
        {t('itv.list.apply')}
      </Button>
      {isFiltered(view) ? (
        <Button asChild variant="link" size="small" className="col-span-full justify-self-start">
          <Link to={localPath(itvPath)} preventScrollReset>
            {t('itv.list.clear')}
          </Link>
        </Button>
      ) : null}
    </FilterForm>
  );
}
