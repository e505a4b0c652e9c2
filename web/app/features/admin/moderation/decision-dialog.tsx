import { communityRules } from '@danube/contract/moderation/community-rules.ts';
import type { CaseDetail } from '@danube/contract/moderation/moderation.schemas.ts';
import { restrictionDays, textLimits } from '@danube/contract/moderation/moderation-rules.ts';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { DecisionTemplate } from './decision-templates.ts';
import { type DecisionDraft, type DecisionForm, useDecision } from './use-decision.ts';

type DecisionDialogProps = { detail: CaseDetail; template: DecisionTemplate; trigger: ReactNode };

/** One decision with its reasons; the template's text can be edited. */
export function DecisionDialog({ detail, template, trigger }: DecisionDialogProps) {
  const t = useTexts('queue', 'admin');
  const form = useDecision(detail, template);
  const isDismissal = template === 'dismiss';
  return (
    <FormDialog
      form={form}
      trigger={trigger}
      title={t('queue.dialog.title', { act: t(`queue.acts.${template}`) })}
      description={t(isDismissal ? 'queue.dialog.dismissText' : 'queue.dialog.text')}
      size="medium"
      confirmLabel={t('queue.dialog.confirm')}
      isDanger={!isDismissal}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <Reasons form={form} isDismissal={isDismissal} />
      <Measures form={form} detail={detail} template={template} />
    </FormDialog>
  );
}

type ReasonsProps = {
  form: {
    values: Pick<DecisionDraft, 'rule' | 'remark'>;
    setValues: (part: Partial<Pick<DecisionDraft, 'rule' | 'remark'>>) => void;
  };
  isDismissal: boolean;
};

/** The rule, and for a restriction the text that the member gets. */
export function Reasons({ form, isDismissal }: ReasonsProps) {
  const t = useTexts('queue', 'moderation');
  const { values, setValues } = form;
  return (
    <>
      <Field label={t('queue.dialog.rule')}>
        <Select
          value={values.rule}
          onChange={({ currentTarget: { value } }) =>
            setValues({ rule: communityRules.find((rule) => rule === value) ?? values.rule })
          }
        >
          {communityRules.map((rule) => (
            <option key={rule} value={rule}>
              {t(`moderation.rules.${rule}`)}
            </option>
          ))}
        </Select>
      </Field>
      {isDismissal ? null : (
        <div className="grid gap-1 rounded-md bg-sunk px-4 py-3 text-sm">
          <p className="type-label">{t('queue.dialog.template')}</p>
          <p>{t(`moderation.templates.${values.rule}`)}</p>
        </div>
      )}
      {isDismissal ? null : (
        <Field label={t('queue.dialog.remark')} help={t('queue.dialog.remarkHelp')} isOptional>
          <TextArea
            rows={3}
            maxLength={textLimits.remark}
            value={values.remark}
            onChange={(event) => setValues({ remark: event.currentTarget.value })}
          />
        </Field>
      )}
    </>
  );
}

type MeasuresProps = { form: DecisionForm; detail: CaseDetail; template: DecisionTemplate };

function Measures({ form, detail, template }: MeasuresProps) {
  const t = useTexts('queue');
  const { values, setValues } = form;
  const canHide = detail.message?.state === 'shown';
  const hasEnd = template === 'mute' || template === 'suspend';
  return (
    <>
      {template === 'remove' ? <p className="type-small">{t('queue.dialog.removeHint')}</p> : null}
      {hasEnd ? (
        <Field label={t('queue.dialog.days')}>
          <Select
            value={values.days ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setValues({ days: value === '' ? null : Number(value) })
            }
          >
            {restrictionDays.map((count) => (
              <option key={count} value={count}>
                {t('queue.dialog.daysCount', { count })}
              </option>
            ))}
            <option value="">{t('queue.dialog.daysOpen')}</option>
          </Select>
        </Field>
      ) : null}
      {template === 'mute' && detail.conversation ? (
        <Checkbox
          label={t('queue.dialog.here')}
          checked={values.isHereOnly}
          onChange={(event) => setValues({ isHereOnly: event.currentTarget.checked })}
        />
      ) : null}
      {canHide && (hasEnd || template === 'warn') ? (
        <Checkbox
          label={t('queue.dialog.alsoHide')}
          checked={values.alsoHides}
          onChange={(event) => setValues({ alsoHides: event.currentTarget.checked })}
        />
      ) : null}
    </>
  );
}
