import { nativeName } from '../../../../lib/native-name.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { textLabels } from '../editor/unit.ts';
import type { TextChange } from './find-text-changes.ts';
import type { Passage } from './passage.ts';

/** What fits on a screen; a retranslated course has hundreds. */
const maxShown = 20;

/** List items: each changed text with its removed and added words. */
export function TextChanges({ changes }: { changes: readonly TextChange[] }) {
  const t = useTexts('editor');
  const format = useFormat();
  const count = changes.length - maxShown;
  return (
    <>
      {changes.slice(0, maxShown).map((change) => (
        <li key={`${change.unit} ${change.field} ${change.language}`}>
          <ChangedPlace change={change} />
          <TextDiff passage={change.passage} lang={change.language} />
        </li>
      ))}
      {count > 0 ? (
        <li>{t('editor.history.moreTexts', { count, shown: format.number(count) })}</li>
      ) : null}
    </>
  );
}

function ChangedPlace({ change: { unit, field, language } }: { change: TextChange }) {
  const t = useTexts('editor');
  const place = { field: t(textLabels[field]), language: nativeName(language) };
  return (
    <p className="font-[560]">
      {unit === null
        ? t('editor.history.text', place)
        : t('editor.history.unitText', { ...place, unit })}
    </p>
  );
}

function TextDiff({ passage, lang }: { passage: Passage; lang: string }) {
  const { lead, before, after, tail } = passage;
  return (
    <p lang={lang} className="max-w-prose text-ink-2">
      {lead} {before ? <del className="text-fall">{before}</del> : null}{' '}
      {after ? <ins className="bg-rise-wash text-ink no-underline">{after}</ins> : null} {tail}
    </p>
  );
}
