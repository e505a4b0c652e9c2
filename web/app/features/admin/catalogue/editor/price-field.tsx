import { Euro } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import { formatPriceInput, parsePrice } from './price.ts';
import { useEditor } from './use-editor.tsx';

export function PriceField() {
  const t = useTexts('editor');
  const { draft, edit } = useEditor();
  const [typed, setTyped] = useState(formatPriceInput(draft.price));
  const price = parsePrice(typed);
  // Loaded or restored in the meantime: the field follows, unless its input is invalid.
  const shown =
    price === undefined || price === draft.price ? typed : formatPriceInput(draft.price);
  return (
    <FieldAnchor name="price">
      <Field
        label={t('editor.facts.price')}
        help={t('editor.facts.priceHelp')}
        error={price === undefined ? t('editor.facts.priceWrong') : undefined}
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          leading={<Euro aria-hidden="true" />}
          value={shown}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTyped(text);
            const next = parsePrice(text);
            if (next !== undefined) edit({ edit: 'facts', facts: { price: next } });
          }}
          onBlur={() => {
            if (price !== undefined) setTyped(formatPriceInput(price));
          }}
          className="tabular"
        />
      </Field>
    </FieldAnchor>
  );
}
