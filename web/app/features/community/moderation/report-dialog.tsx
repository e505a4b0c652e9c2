import { communityRules, rulesPath } from '@danube/contract/moderation/community-rules.ts';
import { textLimits } from '@danube/contract/moderation/moderation-rules.ts';
import { useId } from 'react';
import { errorText } from '../../../lib/error-texts.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useReport } from './use-report.ts';

type ReportDialogProps = {
  /** What is reported. */
  messageId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the focus returns to; a menu that opened it has folded by then. */
  opener?: HTMLElement | null;
};

/** Says what is wrong with a message. The page needs the texts of the group `moderation`. */
export function ReportDialog({ messageId, isOpen, onOpenChange, opener }: ReportDialogProps) {
  const t = useTexts('moderation');
  const localPath = useLocalPath();
  const formId = useId();
  const report = useReport(messageId, () => onOpenChange(false));
  return (
    <Dialog
      title={t('moderation.report.title')}
      description={t('moderation.report.text')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      opener={opener ?? null}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('moderation.report.cancel')}</Button>
          </OverlayClose>
          <Button type="submit" form={formId} variant="primary" isLoading={report.isSending}>
            {t('moderation.report.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={report.submit} className="grid gap-4 pt-2">
        <RadioGroup
          legend={t('moderation.report.rule')}
          name="rule"
          options={communityRules.map((rule) => ({
            value: rule,
            label: t(`moderation.rules.${rule}`),
          }))}
          error={report.isRuleMissing ? t('moderation.report.missing') : undefined}
        />
        <Field label={t('moderation.report.more')} isOptional>
          <TextArea name="text" rows={3} maxLength={textLimits.report} />
        </Field>
        <p className="type-small">
          <TextLink to={localPath(rulesPath)}>{t('moderation.report.rulesLink')}</TextLink>
        </p>
        {report.failure ? (
          <div role="alert">
            <FieldError>{errorText(report.failure, t)}</FieldError>
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}
