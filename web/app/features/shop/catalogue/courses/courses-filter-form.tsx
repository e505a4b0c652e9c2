import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useSettings } from '../../../../lib/settings.tsx';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FilterForm } from '../../../../ui/form/filter-form.tsx';
import { Select } from '../../../../ui/select.tsx';
import { coursesPath } from '../../../shared/paths/course-paths.ts';
import { type CatalogueName, useCatalogueNames } from '../../item/use-catalogue-names.ts';
import {
  type CoursesView,
  costTexts,
  defaultOrder,
  isFiltered,
  orderTexts,
} from './courses-view.ts';

const { [defaultOrder]: _, ...otherOrders } = orderTexts;

/** Filters as a GET form; with scripts each selection applies immediately. */
export function CoursesFilterForm({ view }: { view: CoursesView }) {
  const t = useTexts('courses', 'catalogue');
  const localPath = useLocalPath();
  const { level = '', market = '', instructor = '', cost = '' } = view;
  // The default order is the empty option, so that it stays out of the URL.
  const order = view.order === defaultOrder ? '' : view.order;
  const { people } = useSettings('instructors');
  const { levels, markets } = useCatalogueNames();
  return (
    <FilterForm
      values={{ level, market, instructor, cost, order }}
      action={coursesPath}
      label={t('courses.list.filter')}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-3 sm:gap-x-4 sm:gap-y-4 md:grid-cols-3 xl:grid-cols-[1fr_1fr_1.15fr_1fr_1.25fr_auto]"
    >
      <Choice name="level" value={level} called="courses.list.level" any="courses.list.anyLevel">
        <Names names={levels} />
      </Choice>
      <Choice
        name="market"
        value={market}
        called="courses.list.market"
        any="courses.list.anyMarket"
      >
        <Names names={markets} />
      </Choice>
      <Choice
        name="instructor"
        value={instructor}
        called="courses.list.instructor"
        any="courses.list.anyInstructor"
      >
        <Names names={people} />
      </Choice>
      <Choice name="cost" value={cost} called="courses.list.price" any="courses.list.anyPrice">
        <Options texts={costTexts} />
      </Choice>
      <Choice name="order" value={order} called="courses.list.order" any={orderTexts[defaultOrder]}>
        <Options texts={otherOrders} />
      </Choice>
      <Button type="submit" className="min-h-12">
        {t('courses.list.apply')}
      </Button>
      {isFiltered(view) ? (
        <Button
          asChild
          variant="link"
          size="small"
          className="justify-self-start max-xl:col-span-full"
        >
          <Link to={localPath(coursesPath)} preventScrollReset>
            {t('courses.list.clear')}
          </Link>
        </Button>
      ) : null}
    </FilterForm>
  );
}

type ChoiceProps = {
  name: string;
  value: string;
  called: TextKey;
  /** The text of the empty option; it names its filter, so that phones can hide the label. */
  any: TextKey;
  children: ReactNode;
};

function Choice({ name, value, called, any, children }: ChoiceProps) {
  const t = useTexts('courses');
  return (
    <Field label={<span className="max-sm:sr-only">{t(called)}</span>}>
      <Select
        name={name}
        defaultValue={value}
        className="[&_select]:max-sm:ps-3 [&_select]:max-sm:pe-7 [&_svg]:max-sm:end-2"
      >
        <option value="">{t(any)}</option>
        {children}
      </Select>
    </Field>
  );
}

function Options({ texts }: { texts: Readonly<Record<string, TextKey>> }) {
  const t = useTexts('courses', 'catalogue');
  return Object.entries(texts).map(([value, key]) => (
    <option key={value} value={value}>
      {t(key)}
    </option>
  ));
}

function Names({ names }: { names: readonly CatalogueName[] }) {
  return names.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
}
