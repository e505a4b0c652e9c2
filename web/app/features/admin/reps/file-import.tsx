import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Section } from '../kit/section.tsx';
import { useRepAction } from './use-rep-action.ts';

type FileImportProps<Result> = {
  title: string;
  text: string;
  /** What the file dialog offers. */
  accept: string;
  choose: string;
  apply: string;
  done: string;
  send: (text: string, isTrial: boolean) => Promise<Result>;
  /** Whether saving the file would change anything. */
  hasChanges: (result: Result) => boolean;
  children: (result: Result) => ReactNode;
};

/** Uploads a file: first a preview of the changes, then the import. */
export function FileImport<Result>({ title, text, ...props }: FileImportProps<Result>) {
  const t = useTexts('reps', 'admin');
  const run = useRepAction();
  const input = useRef<HTMLInputElement>(null);
  const sending = useMutation({
    async mutationFn({ content, isTrial }: { content: string; isTrial: boolean }) {
      const answer = props.send(content, isTrial);
      if (!isTrial) await run(answer, props.done);
      return { result: await answer, content, isTrial };
    },
  });
  const { data } = sending;
  async function readChosen(field: HTMLInputElement): Promise<void> {
    const content = await field.files?.[0]?.text();
    // The same file can be chosen again after it was changed.
    field.value = '';
    if (content) sending.mutate({ content, isTrial: true });
  }
  return (
    <Section title={title} className="border-t border-ink pt-5">
      <p className="type-body">{text}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={props.accept}
        onChange={(event) => void readChosen(event.currentTarget)}
      />
      <Button
        size="small"
        isLoading={sending.isPending}
        onClick={() => input.current?.click()}
        className="justify-self-start"
      >
        <FileUp aria-hidden="true" />
        {props.choose}
      </Button>
      {sending.error ? (
        <div role="alert">
          <FieldError>{errorText(sending.error, t)}</FieldError>
        </div>
      ) : null}
      {data ? (
        <Outcome
          isTrial={data.isTrial}
          hasChanges={props.hasChanges(data.result)}
          apply={props.apply}
          isBusy={sending.isPending}
          onApply={() => sending.mutate({ content: data.content, isTrial: false })}
        >
          {props.children(data.result)}
        </Outcome>
      ) : null}
    </Section>
  );
}

type OutcomeProps = {
  isTrial: boolean;
  hasChanges: boolean;
  apply: string;
  isBusy: boolean;
  onApply: () => void;
  children: ReactNode;
};

function Outcome({ isTrial, hasChanges, apply, isBusy, onApply, children }: OutcomeProps) {
  const t = useTexts('reps');
  return (
    <div className="grid gap-4">
      <h3 className="type-h4">{isTrial ? t('reps.answer.trial') : t('reps.answer.result')}</h3>
      {hasChanges ? null : <p className="type-body">{t('reps.answer.nothing')}</p>}
      <ul>{children}</ul>
      {isTrial && hasChanges ? (
        <Button
          variant="primary"
          isLoading={isBusy}
          onClick={onApply}
          className="justify-self-start"
        >
          {apply}
        </Button>
      ) : null}
    </div>
  );
}
