import { type ChangeEvent, type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

const typingPauseMs = 350;

type FilterFormProps = Pick<ComponentProps<'form'>, 'action' | 'className' | 'children'> & {
  label: string;
  /** The URL's parameters, by field name. */
  values: Readonly<Record<string, string>>;
};

/**
 * A GET form whose fields are URL parameters. Before hydration the browser submits it; afterwards
 * selections apply immediately and typing is debounced.
 */
export function FilterForm({ label, values, children, ...rest }: FilterFormProps) {
  const [parameters] = useSearchParams();
  const language = parameters.get('lang');
  return (
    <form {...rest} {...useFilterForm(values)} aria-label={label}>
      {language ? <input type="hidden" name="lang" value={language} /> : null}
      {children}
    </form>
  );
}

function useFilterForm(values: Readonly<Record<string, string>>) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(pause.current), []);

  // After "back" or "clear" the fields follow the URL; a field that is being edited keeps its
  // value.
  const address = JSON.stringify(values);
  useEffect(() => {
    if (pause.current !== undefined) return;
    const entered: Record<string, string> = JSON.parse(address);
    for (const [name, value] of Object.entries(entered)) {
      const field = form.current?.elements.namedItem(name);
      if (isValueField(field) && field !== document.activeElement) field.value = value;
    }
  }, [address]);

  function apply() {
    clearTimeout(pause.current);
    pause.current = undefined;
    if (!form.current) return;
    void navigate(
      { search: filledFields(new FormData(form.current)).toString() },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    ref: form,
    method: 'get' as const,
    onChange(event: ChangeEvent<HTMLFormElement>) {
      clearTimeout(pause.current);
      // Dates are typed too: the year is 2, 20 and 202 before it is 2026.
      const isTyped = ['text', 'search', 'date'].includes(event.target.type);
      pause.current = setTimeout(apply, isTyped ? typingPauseMs : 0);
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      apply();
    },
  };
}

/** Empty fields are left out of the URL. */
function filledFields(form: FormData): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim()) parameters.append(name, value.trim());
  }
  return parameters;
}

function isValueField(field: unknown): field is HTMLInputElement | HTMLSelectElement {
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
}
