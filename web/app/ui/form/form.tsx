// In one module, so that it ends up in the shared chunk instead of one chunk per page.
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /**
   * Changes with every failed submission, which moves the focus to the first invalid field;
   * undefined, null or 0 if none has failed.
   */
  submitError: unknown;
  /** Undefined if the browser submits the form. */
  onSubmit: ((formData: FormData, form: HTMLFormElement) => unknown) | undefined;
};

/** Fields mark their control, radio groups mark themselves. */
const invalidControls = '[aria-invalid="true"], [data-invalid] input';

/** A form that shows errors next to its fields. With `method` it also works without scripts. */
export function Form({ submitError, onSubmit, ref, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement); // set before effects run
  useEffect(() => {
    if (submitError) form.current?.querySelector<HTMLElement>(invalidControls)?.focus();
  }, [submitError]);
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
  error: string | undefined;
  /** How many fields are invalid, as text; undefined if none is. */
  fieldErrors: string | undefined;
};

/**
 * Shown above the fields: the form's own error, and for screen readers the number of invalid
 * fields.
 */
export function FormSummary({ error, fieldErrors }: FormSummaryProps) {
  return (
    <div role="alert" className={error ? undefined : 'sr-only'}>
      {error ? (
        <p className="flex items-start gap-2.5 rounded-md bg-fall-wash px-4 py-3 text-sm leading-normal">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-fall" />
          <span className="min-w-0 wrap-anywhere">{error}</span>
        </p>
      ) : null}
      {fieldErrors ? <p>{fieldErrors}</p> : null}
    </div>
  );
}

type PostedFormOptions<Result> = {
  /** The server's result if the form was submitted before hydration. */
  initialResult: Result | null;
  /** The server runs the same function, so both give the same result. */
  onSubmit: (formData: FormData) => Promise<Result>;
  onResult?: (result: Result, form: HTMLFormElement) => unknown;
};

/**
 * A form that the browser submits until hydration takes over. It can't be submitted twice at once.
 */
export function usePostedForm<Result>(options: PostedFormOptions<Result>) {
  const [result, setResult] = useState(options.initialResult);
  const [isSubmitting, setIsSubmitting] = useState(false);
  /** Set if the request failed without a result. */
  const [error, setError] = useState<unknown>(null);
  const isInProgress = useRef(false);

  async function submit(formData: FormData, form: HTMLFormElement): Promise<void> {
    if (isInProgress.current) return;
    isInProgress.current = true;
    setIsSubmitting(true);
    setError(null);
    try {
      const next = await options.onSubmit(formData);
      setResult(next);
      await options.onResult?.(next, form);
    } catch (failure) {
      setError(failure);
    } finally {
      isInProgress.current = false;
      setIsSubmitting(false);
    }
  }

  return { result, isSubmitting, error, submit, reset: () => setResult(null) };
}
