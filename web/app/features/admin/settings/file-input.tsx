import { fileIdSchema, type StoredFile } from '@danube/contract/media/media.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { FileField } from '../media/file-field.tsx';

type FileInputProps = {
  purpose: 'picture' | 'video';
  label: string;
  error: string | undefined;
  /** The id of a stored file, or empty. */
  value: string;
  onChange: (value: string) => void;
};

/** A file from the media library, chosen or uploaded here. */
export function FileInput({ purpose, label, error, value, onChange }: FileInputProps) {
  const [chosen, setChosen] = useState<StoredFile | null>(null);
  const isKnown = chosen?.id === value;
  const stored = useQuery({
    // Disabled while there is no file to read.
    ...queries.media.read.queryOptions({ input: { fileId: value } }),
    enabled: fileIdSchema.safeParse(value).success && !isKnown,
  });
  const file = isKnown ? chosen : (stored.data ?? null);
  return (
    <FileField
      label={label}
      purpose={purpose}
      error={error}
      file={value === '' ? null : file}
      onChange={(file) => {
        setChosen(file);
        onChange(file?.id ?? '');
      }}
    />
  );
}
