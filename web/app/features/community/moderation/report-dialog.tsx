import {
  type CommunityRule,
  communityRules,
  rulesPath,
} from '@danube/contract/moderation/community-rules.ts';
import { textLimits } from '@danube/contract/moderation/moderation-rules.ts';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast.ts';

type ReportDialogProps = {
  /** The reported message. */
  messageId: string;
  onOpenChange: (isOpen: boolean) => void;
};

type Report = { rule: CommunityRule | null; text: string };

/**
 * Reports a message; mounted while it is open. The page needs the texts of the group `moderation`.
 */
export function ReportDialog({ messageId, onOpenChange }: ReportDialogProps) {
  const t = useTexts('moderation');
  const localPath = useLocalPath();
  const form = useDialogForm<Report>({
    defaultOpen: true,
    onOpenChange,
    defaultValues: () => ({ rule: null, text: '' }),
    validate: ({ rule }) => (rule === null ? ['rule'] : []),
    async onSubmit({ rule, text }) {
      if (rule === null) return;
      await queries.moderation.report.call({ messageId, rule, text });
      showToast({
        kind: 'success',
        title: t('moderation.report.sent'),
        text: t('moderation.report.sentText'),
      });
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('moderation.report.title')}
      description={t('moderation.report.text')}
      confirmLabel={t('moderation.report.submit')}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <RadioGroup
        legend={t('moderation.report.rule')}
        name="rule"
        options={communityRules.map((rule) => ({
          value: rule,
          label: t(`moderation.rules.${rule}`),
        }))}
        value={form.values.rule ?? ''}
        onValueChange={(value) =>
          form.setValues({ rule: communityRules.find((rule) => rule === value) ?? null })
        }
        error={form.isInvalid('rule') ? t('moderation.report.missing') : undefined}
      />
      <Field label={t('moderation.report.more')} isOptional>
        <TextArea
          rows={3}
          maxLength={textLimits.report}
          value={form.values.text}
          onChange={({ currentTarget }) => form.setValues({ text: currentTarget.value })}
        />
      </Field>
      <p className="type-small">
        <TextLink to={localPath(rulesPath)}>{t('moderation.report.rulesLink')}</TextLink>
      </p>
    </FormDialog>
  );
}
