import type { Show } from '@danube/contract/videos/videos.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { offered, useVideoNames } from '../../watch/itv/use-video-names.ts';

type ShowFieldProps = { value: Show; onChange: (show: Show) => void };

export function ShowField({ value, onChange }: ShowFieldProps) {
  const t = useTexts('videos');
  const { shows } = useVideoNames();
  return (
    <Field label={t('videos.filter.show')}>
      <Select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {offered(shows, value).map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
