// One module, so that every page has it in the file of shared parts instead of in one of its own.
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /**
   * Another value with every attempt that was refused, which brings the keyboard to the first wrong
   * field; nothing, or 0, where none was.
   */
  refusal: unknown;
  /** Undefined if only the browser can send it. */
  onSubmit: ((entries: FormData, form: HTMLFormElement) => unknown) | undefined;
};

/** A field says it of its control, a group of radio buttons of itself. */
const wrongControls = '[aria-invalid="true"], [data-invalid] input';

/** A form whose fields say what is wrong with them. With `method` it works without scripts too. */
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
        // A dialog within a form would send the form around it too.
        event.stopPropagation();
        if (!onSubmit) return;
        event.preventDefault();
        void onSubmit(new FormData(event.currentTarget), event.currentTarget);
      }}
      // Browsers and password managers fill in fields before the application comes to life.
      suppressHydrationWarning
    >
      {children}
    </form>
  );
}

type FormSummaryProps = {
  /** What is wrong with the form as a whole. */
  problem: string | undefined;
  /** How many fields are wrong, in words; undefined if none is. */
  invalidFields: string | undefined;
};

/** Stands above the fields: says what is wrong as a whole, and to listeners how many fields are. */
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
  /** What the server made of it, where it was sent before the application started. */
  begun: Outcome | null;
  /** What the server runs too, so that both say the same. */
  submit: (entries: FormData) => Promise<Outcome>;
  onOutcome?: (outcome: Outcome, form: HTMLFormElement) => unknown;
};

/** A form that the browser sends on its own until the application takes over. It is sent once. */
export function usePostedForm<Outcome>(options: PostedFormOptions<Outcome>) {
  const [outcome, setOutcome] = useState(options.begun);
  const [isSending, setIsSending] = useState(false);
  /** Where not even an outcome came. */
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
