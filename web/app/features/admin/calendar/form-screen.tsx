import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../../lib/error-texts.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { ChangePreview } from './change-preview.tsx';
import { type FieldSet, SessionFields } from './session-fields.tsx';
import type { SessionFormState } from './use-session-form.ts';

type FormScreenProps = {
  state: SessionFormState;
  fields: FieldSet;
  confirmLabel: string;
  /** Where Cancel leads. */
  back: string;
  /** Above the fields: the scope of the change. */
  children?: ReactNode;
};

/** The fields next to a preview of their effects; on phones the preview comes before the button. */
export function FormScreen({ state, fields, confirmLabel, back, children }: FormScreenProps) {
  const t = useTexts('calendar', 'admin');
  const localPath = useLocalPath();
  return (
    <Form
      submitError={state.failedSubmits}
      onSubmit={state.submit}
      className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="grid gap-6">
        {children}
        <SessionFields state={state} fields={fields} />
      </div>
      <div className="grid gap-5 border-t-2 border-river bg-surface p-5 lg:sticky lg:top-6">
        <ChangePreview change={state.change} />
        {state.error ? <FormError>{errorText(state.error, t)}</FormError> : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isLoading={state.isSubmitting}>
            {confirmLabel}
          </Button>
          <Button asChild variant="quiet">
            <Link to={localPath(back)}>{t('ui.cancel')}</Link>
          </Button>
        </div>
      </div>
    </Form>
  );
}
