import { useRef, useState } from 'react';
import { invalidPaths } from '../../lib/failure.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';

export type FormOptions<Values, Field extends string> = {
  /** Called for every new start: when the form is mounted, opened or reset. */
  defaultValues: () => Values;
  /** The fields that are invalid, before the request. */
  validate?: (values: Values) => readonly Field[];
  /** The field that a server error belongs to, besides those the contract names by path. */
  findErrorField?: (error: unknown) => Field | undefined;
  /** Resolves once the screen shows what the server stored. */
  onSubmit: (values: Values) => Promise<unknown>;
};

type FormState<Field> = {
  invalidFields: readonly Field[];
  isSubmitting: boolean;
  /** Why the last submission failed. */
  error: unknown;
  /** How many submissions validation or the server rejected since the form's start. */
  failedSubmits: number;
};

const pristine = { invalidFields: [], isSubmitting: false, error: undefined, failedSubmits: 0 };

/** A form's values, validation and submission. It can't be submitted twice at once. */
export function useForm<Values extends object, Field extends string = keyof Values & string>(
  options: FormOptions<Values, Field>,
) {
  const [saved, setSaved] = useState(options.defaultValues);
  const [values, setAllValues] = useState(saved);
  const [state, setState] = useState<FormState<Field>>(pristine);
  const isInProgress = useRef(false);
  const isDirty = JSON.stringify(values) !== JSON.stringify(saved);
  useLeaveWarning(isDirty);

  function fail(invalidFields: readonly Field[], error?: unknown): void {
    setState(({ failedSubmits }) => ({
      invalidFields,
      error,
      isSubmitting: false,
      failedSubmits: failedSubmits + 1,
    }));
  }

  /** Resolves to true if it succeeded. */
  async function submit(): Promise<boolean> {
    if (isInProgress.current) return false;
    const invalidFields = options.validate?.(values) ?? [];
    if (invalidFields.length > 0) {
      fail(invalidFields);
      return false;
    }
    setState((now) => ({ ...now, invalidFields, error: undefined, isSubmitting: true }));
    isInProgress.current = true;
    try {
      await options.onSubmit(values);
      setSaved(values);
      setState(pristine);
      return true;
    } catch (error) {
      fail(fieldsOfError(error), error);
      return false;
    } finally {
      isInProgress.current = false;
    }
  }

  function fieldsOfError(error: unknown): readonly Field[] {
    const assigned = options.findErrorField?.(error);
    const named = invalidPaths(error).map(([name]) => String(name));
    // An input path counts as a field if the form has one of that name.
    const own = named.filter((name): name is Field => Object.hasOwn(values, name));
    return assigned === undefined ? own : [assigned, ...own];
  }

  return {
    ...state,
    values,
    isDirty,
    submit,
    isInvalid: (field: Field) => state.invalidFields.includes(field),
    /** Changes the values that are given and keeps the others. */
    setValues(changed: Partial<Values>): void {
      setAllValues((now) => ({ ...now, ...changed }));
      setState((now) => ({
        ...now,
        invalidFields: now.invalidFields.filter((field) => !Object.hasOwn(changed, field)),
        error: undefined,
      }));
    },
    reset(): void {
      const fresh = options.defaultValues();
      setSaved(fresh);
      setAllValues(fresh);
      setState(pristine);
    },
  };
}
