import { useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** The caller's own second factor is off, not the person's. */
export const dataRequestErrorTexts = {
  EXPORT_NOT_READY: 'person.data.notReady',
  TWO_FACTOR_OFF: 'person.data.noFactor',
} as const;

const minProofLength = 3;
const maxProofLength = 300;

type LetterDialogProps = {
  label: string;
  title: string;
  description: string;
  isDanger?: boolean;
  onSubmit: (letter: { reason: string; proof: string }) => Promise<void>;
};

/** Asks why a request by letter is acted on, and how the sender proved who they are. */
export function LetterDialog({ label, onSubmit, ...props }: LetterDialogProps) {
  const t = useTexts('person');
  const [proof, setProof] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <ReasonDialog
      {...props}
      trigger={
        <Button size="small" variant={props.isDanger ? 'danger' : 'secondary'}>
          {label}
        </Button>
      }
      confirmLabel={label}
      errorTexts={dataRequestErrorTexts}
      isDirty={proof !== ''}
      validate={() => {
        const isRight = proof.trim().length >= minProofLength;
        setMissing(!isRight);
        return isRight;
      }}
      onSubmit={(reason) => onSubmit({ reason, proof: proof.trim() })}
      onOpenChange={() => {
        setProof('');
        setMissing(false);
      }}
    >
      <Field
        label={t('person.data.proof')}
        help={t('person.data.proofHelp')}
        error={isMissing ? t('person.data.proofMissing') : undefined}
      >
        <TextInput
          name="proof"
          maxLength={maxProofLength}
          value={proof}
          onChange={({ currentTarget }) => {
            setProof(currentTarget.value);
            setMissing(false);
          }}
        />
      </Field>
    </ReasonDialog>
  );
}
