import { isLanguageCode, type LanguageCode, languages } from '@danube/contract/locale.ts';
import type { FileId, FilePurpose } from '@danube/contract/media/media.schemas.ts';
import { useState } from 'react';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { FileField } from '../../media/file-field.tsx';

type LanguageFileProps = {
  purpose: FilePurpose;
  /** The initial language. */
  first: LanguageCode;
  languageLabel: string;
  fileLabel: string;
  hint?: string;
  error: string | undefined;
  onFile(language: LanguageCode, fileId: FileId): void;
};

/** A file that a video has once per language. */
export function LanguageFile(props: LanguageFileProps) {
  const { purpose, first, languageLabel, fileLabel, hint, error, onFile } = props;
  const [language, setLanguage] = useState(first);
  return (
    <div className="grid gap-4">
      <Field label={languageLabel}>
        <Select
          value={language}
          onChange={(event) => {
            const next = event.currentTarget.value;
            if (isLanguageCode(next)) setLanguage(next);
          }}
        >
          {languages.map(({ code, nativeName }) => (
            <option key={code} value={code}>
              {nativeName}
            </option>
          ))}
        </Select>
      </Field>
      <FileField
        label={fileLabel}
        purpose={purpose}
        file={null}
        hint={hint}
        error={error}
        onChange={(file) => (file?.state === 'ready' ? onFile(language, file.id) : undefined)}
      />
    </div>
  );
}
