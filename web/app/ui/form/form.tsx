// In one module, so that it ends up in the shared chunk instead of one chunk per page.
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /**
   * Changes with every rejected attempt, which moves the focus to the first invalid field;
   * undefined or 0 if none was rejected.
   */
  refusal: unknown;
  /** Undefined if the browser submits the form. */
  onSubmit: ((entries: FormData, form: HTMLFormElement) => unknown) | undefined;
};

/** Fields mark their control, radio groups mark themselves. */
const wrongControls = '[aria-invalid="true"], [data-invalid] input';

/** A form that shows errors next to its fields. With `method` it also works without scripts. */
export function Form({ refusal, onSubmit, ref, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement); // set before effects run
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>(wrongControls)?.focus();
  }, [refusal]);
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      onSubmit={(event) => {
        // React events bubble through portals: a form in a dialog would submit the form around it
        // too.
        event.stopPropagation();
        if (!onSubmit) return;
        event.preventDefault();
        void onSubmit(new FormData(event.currentTarget), event.currentTarget);
      }}
      // Browsers and password managers fill in fields before hydration.
      suppressHydrationWarning
    >
      {children}
    </form>
  );
}

type FormSummaryProps = {
  /** What is wrong with the form as a whole. */
  problem: string | undefined;
  /** How many fields are invalid, as text; undefined if none is. */
  invalidFields: string | undefined;
};

/**
 * Shown above the fields: the form's own error, and for screen readers the number of invalid
 * fields.
 */
export function FormSummary({ problem, invalidFields }: FormSummaryProps) {
  return (
    <div role="alert" className={problem ? undefined : 'sr-only'}>
      {problem ? (
        <p className="flex items-start gap-2.5 rounded-md bg-fall-wash px-4 py-3 text-sm leading-normal">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-fall" />
          <span className="min-w-0 wrap-anywhere">{problem}</span>
        </p>
      ) : null}
      {invalidFields ? <p>{invalidFields}</p> : null}
    </div>
  );
}

type PostedFormOptions<Outcome> = {
  /** The server's result if the form was submitted before hydration. */
  begun: Outcome | null;
  /** The server runs the same function, so both give the same result. */
  submit: (entries: FormData) => Promise<Outcome>;
  onOutcome?: (outcome: Outcome, form: HTMLFormElement) => unknown;
};

/**
 * A form that the browser submits until hydration takes over. It can't be submitted twice at once.
 */
export function usePostedForm<Outcome>(options: PostedFormOptions<Outcome>) {
  const [outcome, setOutcome] = useState(options.begun);
  const [isSending, setIsSending] = useState(false);
  /** Set if the request failed without a result. */
  const [failure, setFailure] = useState<unknown>(null);
  const isInProgress = useRef(false);

  async function submit(entries: FormData, form: HTMLFormElement): Promise<void> {
    if (isInProgress.current) return;
    isInProgress.current = true;
    setIsSending(true);
    setFailure(null);
    try {
      const next = await options.submit(entries);
      setOutcome(next);
      await options.onOutcome?.(next, form);
    } catch (error) {
      setFailure(error);
    } finally {
      isInProgress.current = false;
      setIsSending(false);
    }
  }

  return { outcome, isSending, failure, submit, restart: () => setOutcome(null) };
}
