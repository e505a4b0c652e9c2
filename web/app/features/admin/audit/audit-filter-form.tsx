import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilterForm } from '../../../ui/form/filter-form.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type ActionGroup, useActionGroups } from './audit-texts.ts';
import { type AuditView, isFiltered } from './audit-view.ts';

export function AuditFilterForm({ view }: { view: AuditView }) {
  const t = useTexts('admin');
  const localPath = useLocalPath();
  const { action, about, from, to } = view;
  return (
    <FilterForm
      values={{ action, about, from, to }}
      label={t('admin.audit.filter')}
      className="grid grid-cols-2 items-end gap-4 xl:grid-cols-[1.4fr_1.4fr_1fr_1fr_auto]"
    >
      <Field label={t('admin.audit.what')} className="max-sm:col-span-full">
        <ActionSelect action={action} />
      </Field>
      <Field label={t('admin.audit.aboutId')} className="max-sm:col-span-full">
        <TextInput name="about" defaultValue={about} maxLength={100} autoComplete="off" />
      </Field>
      <Field label={t('admin.audit.from')}>
        <TextInput type="date" name="from" defaultValue={from} />
      </Field>
      <Field label={t('admin.audit.to')}>
        <TextInput type="date" name="to" defaultValue={to} />
      </Field>
      <div className="flex flex-wrap gap-2 max-xl:col-span-full">
        <Button type="submit" className="min-h-12">
          {t('admin.audit.apply')}
        </Button>
        {isFiltered(view) ? (
          <Button asChild variant="quiet" className="min-h-12">
            <Link to={localPath('/admin/audit')} preventScrollReset>
              {t('admin.clearFilters')}
            </Link>
          </Button>
        ) : null}
      </div>
    </FilterForm>
  );
}

/** Whole groups and single actions; an unknown one from the URL is an option too. */
function ActionSelect({ action }: { action: string }) {
  const t = useTexts('admin');
  const groups = useActionGroups();
  const isListed = action === '' || groups.some((group) => hasAction(group, action));
  return (
    <Select name="action" defaultValue={action}>
      <option value="">{t('admin.audit.anyAction')}</option>
      {isListed ? null : <option value={action}>{action}</option>}
      {groups.map(({ prefix, name, actions }) => (
        <optgroup key={prefix} label={name}>
          <option value={prefix}>{t('admin.audit.allOf', { group: name })}</option>
          {actions.map(({ code, words }) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

function hasAction({ prefix, actions }: ActionGroup, action: string): boolean {
  return prefix === action || actions.some(({ code }) => code === action);
}
