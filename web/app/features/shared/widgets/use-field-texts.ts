import { useEffect, useRef, useState } from 'react';
import { type FieldName, fieldsOf } from './tools.ts';
import { type FieldTexts, type WidgetView, widgetUrl } from './widget-view.ts';

/** The field contents. A new URL replaces them. */
export function useFieldTexts(requested: WidgetView) {
  const address = widgetUrl(requested);
  const [entered, setEntered] = useState({ address, texts: requested.texts });
  if (entered.address !== address) setEntered({ address, texts: requested.texts });
  const form = useRef<HTMLFormElement>(null);

  // Someone may have typed before hydration; what they see takes precedence.
  const shown = useRef(fieldsOf(requested.tool, requested.market));
  useEffect(() => {
    const typed = readTypedTexts(form.current, shown.current);
    if (Object.keys(typed).length > 0) {
      setEntered((now) => ({ ...now, texts: { ...now.texts, ...typed } }));
    }
  }, []);

  const texts = entered.address === address ? entered.texts : requested.texts;
  function enter(field: FieldName, text: string) {
    setEntered({ address, texts: { ...texts, [field]: text } });
  }
  return { form, texts, enter };
}

/** Fields whose text differs from the rendered one. */
function readTypedTexts(form: HTMLFormElement | null, fields: readonly FieldName[]): FieldTexts {
  const typed = fields.flatMap((name) => {
    const field = form?.elements.namedItem(name);
    const isChanged = field instanceof HTMLInputElement && field.value !== field.defaultValue;
    return isChanged ? [[name, field.value]] : [];
  });
  return Object.fromEntries(typed);
}
