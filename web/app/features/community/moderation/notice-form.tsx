import { communityRules, reportContentPath } from '@danube/contract/moderation/community-rules.ts';
import { textLimits } from '@danube/contract/moderation/moderation-rules.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, FormSummary } from '../../../ui/form/form.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { honeypotField, type NoticeField, type NoticeOutcome } from './submit-notice.ts';

type SubmitError = Extract<NoticeOutcome, { step: 'refused' }>;

type NoticeFormProps = {
  submitError: SubmitError | null;
  isSubmitting: boolean;
  onSubmit: (entries: FormData, form: HTMLFormElement) => unknown;
};

/** Works before hydration: it posts to this page. */
export function NoticeForm({ submitError, isSubmitting, onSubmit }: NoticeFormProps) {
  const t = useTexts('moderation');
  const language = useLanguage();
  const localPath = useLocalPath();
  const problem = submitError?.problem?.code;
  return (
    <Form
      method="post"
      action={localPath(`${reportContentPath}#notice`)}
      submitError={submitError}
      onSubmit={onSubmit}
      className="grid gap-5"
    >
      <input type="hidden" name="language" value={language} />
      <FormSummary
        error={problem && t(problemTexts[problem] ?? 'moderation.notice.failed')}
        fieldErrors={submitError?.wrong.length ? t('moderation.notice.wrong') : undefined}
      />
      <Fields submitError={submitError} />
      <label className="hidden">
        {t('moderation.notice.trap')}
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
      <p className="type-small">
        <RichText
          k="moderation.notice.privacy"
          elements={{ privacy: <TextLink to={localPath('/privacy-policy')}>{null}</TextLink> }}
        />
      </p>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isLoading={isSubmitting}
        className="sm:justify-self-start"
      >
        {t('moderation.report.submit')}
      </Button>
    </Form>
  );
}

const problemTexts: Readonly<
  Record<string, 'moderation.notice.tooMany' | 'moderation.problems.refused'>
> = {
  TOO_MANY_REQUESTS: 'moderation.notice.tooMany',
  NOTICE_REFUSED: 'moderation.problems.refused',
};

const fieldTexts = {
  name: 'moderation.notice.needed',
  email: 'moderation.notice.emailWrong',
  rule: 'moderation.notice.needed',
  place: 'moderation.notice.needed',
  text: 'moderation.notice.short',
  isInGoodFaith: 'moderation.notice.goodFaithNeeded',
} as const satisfies Record<NoticeField, string>;

function Fields({ submitError }: { submitError: SubmitError | null }) {
  const t = useTexts('moderation');
  const saved = submitError?.kept;
  const errorOf = (field: NoticeField) =>
    submitError?.wrong.includes(field) ? t(fieldTexts[field]) : undefined;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={t('moderation.notice.name')} error={errorOf('name')}>
          <TextInput
            name="name"
            autoComplete="name"
            required
            maxLength={120}
            defaultValue={saved?.name}
          />
        </Field>
        <Field
          label={t('moderation.notice.email')}
          help={t('moderation.notice.emailHelp')}
          error={errorOf('email')}
        >
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={saved?.email}
          />
        </Field>
      </div>
      <Field label={t('moderation.notice.rule')} error={errorOf('rule')}>
        <Select name="rule" required defaultValue={saved?.rule ?? ''}>
          <option value="">{t('moderation.notice.ruleChoose')}</option>
          {communityRules.map((rule) => (
            <option key={rule} value={rule}>
              {t(`moderation.rules.${rule}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('moderation.notice.place')}
        help={t('moderation.notice.placeHelp')}
        error={errorOf('place')}
      >
        <TextInput name="place" required maxLength={500} defaultValue={saved?.place} />
      </Field>
      <Field
        label={t('moderation.notice.text')}
        help={t('moderation.notice.textHelp')}
        error={errorOf('text')}
      >
        <TextArea
          name="text"
          rows={7}
          required
          maxLength={textLimits.notice}
          defaultValue={saved?.text}
        />
      </Field>
      <Checkbox
        name="isInGoodFaith"
        value="yes"
        required
        defaultChecked={saved?.isInGoodFaith === 'yes'}
        label={t('moderation.notice.goodFaith')}
        error={errorOf('isInGoodFaith')}
      />
    </>
  );
}
