import { useEffect, useRef, useState } from 'react';
import { type FieldName, fieldsOf } from './tools.ts';
import { type FieldTexts, type WidgetView, widgetAddress } from './widget-view.ts';

/** What stands in the fields. A new address brings its own texts. */
export function useEnteredTexts(asked: WidgetView) {
  const address = widgetAddress(asked);
  const [entered, setEntered] = useState({ address, texts: asked.texts });
  if (entered.address !== address) setEntered({ address, texts: asked.texts });
  const form = useRef<HTMLFormElement>(null);

  // Somebody may have typed before the application started; what they see is what counts.
  const shown = useRef(fieldsOf(asked.tool, asked.market));
  useEffect(() => {
    const typed = typedBefore(form.current, shown.current);
    if (Object.keys(typed).length > 0) {
      setEntered((now) => ({ ...now, texts: { ...now.texts, ...typed } }));
    }
  }, []);

  const texts = entered.address === address ? entered.texts : asked.texts;
  function enter(field: FieldName, text: string) {
    setEntered({ address, texts: { ...texts, [field]: text } });
  }
  return { form, texts, enter };
}

/** Fields whose text is no longer the one that the page was sent with. */
function typedBefore(form: HTMLFormElement | null, fields: readonly FieldName[]): FieldTexts {
  const typed = fields.flatMap((name) => {
    const field = form?.elements.namedItem(name);
    const isChanged = field instanceof HTMLInputElement && field.value !== field.defaultValue;
    return isChanged ? [[name, field.value]] : [];
  });
  return Object.fromEntries(typed);
}
