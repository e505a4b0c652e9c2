import type { IndicatorPreview } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type InputName, type InputTexts, inputsOf, readTexts } from './preview-inputs.ts';

/** The field contents. A new URL replaces them. */
export function useEnteredInputs(preview: IndicatorPreview) {
  const [parameters] = useSearchParams();
  const requested = readTexts(preview, parameters);
  const address = JSON.stringify(requested);
  const [entered, setEntered] = useState({ address, texts: requested });
  if (entered.address !== address) setEntered({ address, texts: requested });
  const form = useRef<HTMLFormElement>(null);

  // Someone may have typed before hydration; what they see takes precedence.
  const shown = useRef(inputsOf[preview]);
  useEffect(() => {
    const typed = readTypedTexts(form.current, shown.current);
    if (Object.keys(typed).length > 0) {
      setEntered((now) => ({ ...now, texts: { ...now.texts, ...typed } }));
    }
  }, []);

  const texts = entered.address === address ? entered.texts : requested;
  function enter(name: InputName, text: string) {
    setEntered({ address, texts: { ...texts, [name]: text } });
  }
  return { form, texts, enter, reset: () => setEntered({ address, texts: {} }) };
}

/** Fields whose text differs from the rendered one. */
function readTypedTexts(form: HTMLFormElement | null, names: readonly InputName[]): InputTexts {
  const typed = names.flatMap((name) => {
    const field = form?.elements.namedItem(name);
    const isChanged = field instanceof HTMLInputElement && field.value !== field.defaultValue;
    return isChanged ? [[name, field.value]] : [];
  });
  return Object.fromEntries(typed);
}
