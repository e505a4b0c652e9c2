import { Search } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useLocalPath } from '../../lib/local-path.ts';
import type { TextKey } from '../../lib/text-keys.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useFilterForm } from '../../lib/use-filter-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import {
  isFiltered,
  orderTexts,
  type PeopleView,
  roleTexts,
  stateTexts,
  usualOrder,
} from './people-view.ts';

const { [usualOrder]: _, ...otherOrders } = orderTexts;

export function PeopleFilterForm({ view }: { view: PeopleView }) {
  const t = useTexts('admin');
  const localPath = useLocalPath();
  const [parameters] = useSearchParams();
  const { search, role = '', state = '' } = view;
  // The usual order is the empty choice, so that it stays out of the address.
  const order = view.order === usualOrder ? '' : view.order;
  const form = useFilterForm({ search, role, state, order });
  const lang = parameters.get('lang');
  return (
    <form
      {...form}
      aria-label={t('admin.people.filter')}
      className="grid grid-cols-2 items-end gap-x-4 gap-y-4 md:grid-cols-[1fr_1fr_1fr_auto] xl:grid-cols-[minmax(14rem,1.6fr)_1fr_1fr_1fr_auto]"
    >
      {lang ? <input type="hidden" name="lang" value={lang} /> : null}
      <Field label={t('admin.people.search')} className="max-xl:col-span-full">
        <TextInput
          type="search"
          name="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          leading={<Search aria-hidden="true" />}
        />
      </Field>
      <Field label={t('admin.people.role')}>
        <Select name="role" defaultValue={role}>
          <option value="">{t('admin.people.anyRole')}</option>
          <Options texts={roleTexts} />
        </Select>
      </Field>
      <Field label={t('admin.people.state')}>
        <Select name="state" defaultValue={state}>
          <option value="">{t('admin.people.anyState')}</option>
          <Options texts={stateTexts} />
        </Select>
      </Field>
      <Field label={t('admin.people.order')}>
        <Select name="order" defaultValue={order}>
          <option value="">{t(orderTexts[usualOrder])}</option>
          <Options texts={otherOrders} />
        </Select>
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="min-h-12">
          {t('admin.people.apply')}
        </Button>
        {isFiltered(view) ? (
          <Button asChild variant="quiet" className="min-h-12">
            <Link to={localPath('/admin/people')} preventScrollReset>
              {t('admin.clearFilters')}
            </Link>
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function Options({ texts }: { texts: Readonly<Record<string, TextKey>> }) {
  const t = useTexts('admin');
  return Object.entries(texts).map(([value, key]) => (
    <option key={value} value={value}>
      {t(key)}
    </option>
  ));
}
