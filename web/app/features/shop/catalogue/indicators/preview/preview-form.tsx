import type { IndicatorPreview } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Ref } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLocalPath } from '../../../../../lib/local-path.ts';
import { useTexts } from '../../../../../lib/texts.tsx';
import { useFormat } from '../../../../../lib/use-format.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { Form } from '../../../../../ui/form/form.tsx';
import { Select } from '../../../../../ui/select.tsx';
import { TextInput } from '../../../../../ui/text-input.tsx';
import { previewAnchor } from '../../../../shared/paths/indicator-paths.ts';
import {
  defaultText,
  directions,
  type InputName,
  inputsOf,
  type NumberName,
  numberRules,
  type PreviewInputs,
} from './preview-inputs.ts';

type PreviewFormProps = {
  ref: Ref<HTMLFormElement>;
  /** Path of the page it is on. */
  path: string;
  preview: IndicatorPreview;
  inputs: PreviewInputs;
  onEnter: (name: InputName, text: string) => void;
  onReset: () => void;
  onSend: () => void;
};

/** A GET form: before hydration the browser submits it and the server renders the result. */
export function PreviewForm(props: PreviewFormProps) {
  const { ref, path, preview, inputs, onEnter, onReset, onSend } = props;
  const t = useTexts('indicators');
  const localPath = useLocalPath();
  const [parameters] = useSearchParams();
  const lang = parameters.get('lang');
  return (
    <Form
      ref={ref}
      action={`${path}#${previewAnchor}`}
      aria-label={t('indicators.preview.inputs')}
      className="grid grid-cols-2 content-start items-end gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-1"
      // Errors appear while typing.
      submitError={null}
      onSubmit={onSend}
    >
      {lang ? <input type="hidden" name="lang" value={lang} /> : null}
      {inputsOf[preview].map((name) =>
        name === 'direction' ? (
          <DirectionField
            key={name}
            value={inputs.values.direction}
            onEnter={(text) => onEnter(name, text)}
          />
        ) : (
          <NumberField
            key={name}
            name={name}
            inputs={inputs}
            onEnter={(text) => onEnter(name, text)}
          />
        ),
      )}
      <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit">{t('indicators.preview.apply')}</Button>
        <Button asChild variant="link">
          <Link to={localPath(path)} replace preventScrollReset onClick={onReset}>
            {t('indicators.preview.reset')}
          </Link>
        </Button>
      </div>
    </Form>
  );
}

function DirectionField(props: { value: string; onEnter: (text: string) => void }) {
  const t = useTexts('indicators');
  const names = { long: 'indicators.inputs.long', short: 'indicators.inputs.short' } as const;
  return (
    <Field label={t('indicators.inputs.direction')}>
      <Select
        name="direction"
        value={props.value}
        onChange={(event) => props.onEnter(event.target.value)}
      >
        {directions.map((direction) => (
          <option key={direction} value={direction}>
            {t(names[direction])}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type NumberFieldProps = {
  name: NumberName;
  inputs: PreviewInputs;
  onEnter: (text: string) => void;
};

function NumberField({ name, inputs, onEnter }: NumberFieldProps) {
  const t = useTexts('indicators');
  const format = useFormat();
  const { label, min, max, step } = numberRules[name];
  const written = (value: number) => format.number(value, Number.isInteger(value) ? 0 : 1);
  const bounds = { min: written(min), max: written(max) };
  return (
    <Field
      label={t(label)}
      error={inputs.faults.has(name) ? t('indicators.preview.fault', bounds) : undefined}
    >
      <TextInput
        type="number"
        name={name}
        value={inputs.texts[name] ?? defaultText(name)}
        onChange={(event) => onEnter(event.target.value)}
        min={min}
        max={max}
        step={step}
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        autoComplete="off"
        className="tabular"
      />
    </Field>
  );
}
