import type { Show } from '@danube/contract/videos/videos.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { isShow, shows, showTexts } from '../../watch/itv/video-names.ts';

type ShowFieldProps = { value: Show; onChange: (show: Show) => void };

export function ShowField({ value, onChange }: ShowFieldProps) {
  const t = useTexts('itv', 'videos');
  return (
    <Field label={t('videos.filter.show')}>
      <Select
        value={value}
        onChange={(event) => {
          const show = event.currentTarget.value;
          if (isShow(show)) onChange(show);
        }}
      >
        {shows.map((show) => (
          <option key={show} value={show}>
            {t(showTexts[show])}
          </option>
        ))}
      </Select>
    </Field>
  );
}
