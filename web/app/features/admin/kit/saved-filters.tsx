import { Bookmark, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import {
  maxNameLength,
  readViews,
  removeView,
  type SavedView,
  saveView,
  toFilters,
} from './saved-views.ts';

/** Named filters of this list, saved in this browser. */
export function SavedFilters() {
  const t = useTexts('staff');
  const localPath = useLocalPath();
  const { pathname, search } = useLocation();
  const current = toFilters(new URLSearchParams(search));
  // Read after mounting: the server doesn't know the browser's storage.
  const [views, setViews] = useState<readonly SavedView[]>([]);
  useEffect(() => setViews(readViews(pathname)), [pathname]);
  const isSaved = views.some(({ query }) => query === current);
  if (views.length === 0 && current === '') return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.length > 0 ? (
        <ul aria-label={t('staff.views.saved')} className="contents">
          {views.map(({ name, query }) => (
            <li
              key={name}
              className="flex items-center rounded-md border border-rule ps-3 has-[[aria-current]]:border-river has-[[aria-current]]:bg-river-wash"
            >
              <Link
                to={localPath(`${pathname}?${query}`)}
                aria-current={query === current ? 'true' : undefined}
                preventScrollReset
                className="flex min-h-9 items-center text-sm touch:min-h-11"
              >
                {name}
              </Link>
              <IconButton
                label={t('staff.views.remove', { name })}
                className="size-9! touch:size-11!"
                onClick={() => setViews(removeView(pathname, name))}
              >
                <X aria-hidden="true" className="size-4!" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      {current !== '' && !isSaved ? (
        <SaveFilters onSave={(name) => setViews(saveView(pathname, { name, query: current }))} />
      ) : null}
    </div>
  );
}

function SaveFilters({ onSave }: { onSave: (name: string) => void }) {
  const t = useTexts('staff', 'admin');
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm({
    defaultValues: () => ({ name: '' }),
    validate: ({ name }) => (lineOf(name) === '' ? ['name'] : []),
    onSubmit: async ({ name }) => onSave(lineOf(name)),
  });
  if (!isOpen) {
    return (
      <Button size="small" variant="quiet" data-needs-app="" onClick={() => setIsOpen(true)}>
        <Bookmark aria-hidden="true" />
        {t('staff.views.save')}
      </Button>
    );
  }
  function close() {
    form.reset();
    setIsOpen(false);
  }
  return (
    <Form
      submitError={form.failedSubmits}
      onSubmit={form.submit}
      className="flex flex-wrap items-end gap-2"
    >
      <Field
        label={t('staff.views.name')}
        error={form.isInvalid('name') ? t('staff.views.missing') : undefined}
        className="min-w-0"
      >
        <TextInput
          name="name"
          maxLength={maxNameLength}
          autoComplete="off"
          autoFocus
          value={form.values.name}
          onChange={(event) => form.setValues({ name: event.currentTarget.value })}
        />
      </Field>
      <Button type="submit" className="min-h-12">
        {t('staff.views.save')}
      </Button>
      <Button variant="quiet" className="min-h-12" onClick={close}>
        {t('ui.cancel')}
      </Button>
    </Form>
  );
}

function lineOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
