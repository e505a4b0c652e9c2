import type { LanguageCode } from '@danube/contract/locale.ts';
import { ArrowUp, Plus, X } from 'lucide-react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { LineInput } from './line-input.tsx';
import { textLabels } from './unit.ts';
import { useFocusAdded } from './use-focus-added.ts';
import { withIndexKeys } from './with-index-keys.ts';

const maxPoints = 20;

type PointsFieldProps = {
  name: 'outcomes' | 'requirements' | 'benefits';
  points: readonly string[];
  lang: LanguageCode;
  onChange: (points: string[]) => void;
};

export function PointsField({ name, points, lang, onChange }: PointsFieldProps) {
  const t = useTexts('editor');
  const label = t(textLabels[name]);
  const { added, awaitEntry } = useFocusAdded();
  return (
    <fieldset className="grid max-w-3xl min-w-0 gap-2">
      <legend className="mb-1.5 text-sm leading-snug font-[560]">{label}</legend>
      {withIndexKeys(points).map(({ entry: point, index, key }) => (
        <div key={key} className="flex items-start gap-1">
          <LineInput
            field={added}
            label={t('editor.texts.point', { field: label, place: index + 1 })}
            value={point}
            lang={lang}
            onChange={(value) => onChange(points.toSpliced(index, 1, value))}
          />
          {index > 0 ? (
            <IconButton
              label={t('editor.texts.pointUp', { place: index + 1 })}
              onClick={() => onChange(points.toSpliced(index, 1).toSpliced(index - 1, 0, point))}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
          ) : (
            <span className="w-11 shrink-0" />
          )}
          <IconButton
            label={t('editor.texts.removePoint', { place: index + 1 })}
            onClick={() => onChange(points.toSpliced(index, 1))}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {points.length < maxPoints ? (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => {
            awaitEntry();
            onChange([...points, '']);
          }}
        >
          <Plus aria-hidden="true" />
          {t('editor.texts.addPoint')}
        </Button>
      ) : null}
    </fieldset>
  );
}
