import type { FileId, FilePurpose, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { ArrowUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { FileField } from '../../media/file-field.tsx';
import { useEditor } from './use-editor.tsx';

const maxFiles = 20;

type FilesFieldProps = {
  files: readonly FileId[];
  /** Indicators are programs, everything else is a document; an indicator may have both. */
  isSource: boolean;
};

/** The downloads, in the order of the public page. */
export function FilesField({ files, isSource }: FilesFieldProps) {
  const t = useTexts('editor');
  const { edit, fileOf, remember, attach } = useEditor();
  const [added, setAdded] = useState<FilePurpose>();
  const write = (next: FileId[]) => edit({ edit: 'facts', facts: { files: next } });

  function change(index: number, file: StoredFile | null) {
    if (file) remember(file);
    // An upload reports more than once, but a file is listed once.
    const others = files.filter((id, at) => at !== index && id !== file?.id);
    write(file ? others.toSpliced(index, 0, file.id) : others);
    if (file) setAdded(undefined);
  }

  const attachReplacing = (replaced: FileId | null) => (file: StoredFile) => {
    setAdded(undefined);
    attach(file, (draft) =>
      'files' in draft
        ? { edit: 'facts', facts: { files: withFile(draft.files, replaced, file.id) } }
        : null,
    );
  };

  return (
    <div className="grid gap-4">
      <p className="type-small">{t('editor.facts.filesHelp')}</p>
      {files.map((id, index) => (
        <div key={id} className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <FileField
              label={t('editor.facts.file', { place: index + 1 })}
              purpose={fileOf(id)?.purpose ?? purposesOf(isSource)[0]}
              file={fileOf(id)}
              onChange={(file) => change(index, file)}
              onSent={attachReplacing(id)}
            />
          </div>
          {index > 0 ? (
            <IconButton
              label={t('editor.texts.pointUp', { place: index + 1 })}
              onClick={() => write(files.toSpliced(index, 1).toSpliced(index - 1, 0, id))}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      ))}
      {added ? (
        <FileField
          label={t('editor.facts.file', { place: files.length + 1 })}
          purpose={added}
          file={null}
          onChange={(file) => change(files.length, file)}
          onSent={attachReplacing(null)}
        />
      ) : null}
      {files.length < maxFiles && !added ? <AddFile isSource={isSource} onAdd={setAdded} /> : null}
    </div>
  );
}

/** Replaces another file if it is still there, otherwise appends. */
function withFile(files: readonly FileId[], replaced: FileId | null, id: FileId): FileId[] {
  const others = files.filter((other) => other !== id);
  if (!replaced || !others.includes(replaced)) return [...others, id];
  return others.map((other) => (other === replaced ? id : other));
}

function purposesOf(isSource: boolean): readonly [FilePurpose, ...FilePurpose[]] {
  return isSource ? ['source', 'document'] : ['document'];
}

type AddFileProps = { isSource: boolean; onAdd: (purpose: FilePurpose) => void };

function AddFile({ isSource, onAdd }: AddFileProps) {
  const t = useTexts('editor');
  const labels = { source: t('editor.facts.sourceFile'), document: t('editor.facts.documentFile') };
  if (!isSource) {
    return (
      <Button size="small" className="justify-self-start" onClick={() => onAdd('document')}>
        <Plus aria-hidden="true" />
        {t('editor.facts.addFile')}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {(['source', 'document'] as const).map((purpose) => (
        <Button key={purpose} size="small" onClick={() => onAdd(purpose)}>
          <Plus aria-hidden="true" />
          {labels[purpose]}
        </Button>
      ))}
    </div>
  );
}
