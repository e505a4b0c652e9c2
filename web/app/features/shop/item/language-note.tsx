import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { languageName } from '../../../lib/language-name.ts';
import { nativeName } from '../../../lib/native-name.ts';
import { useLanguage, useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';

type Wording = Pick<ItemCard, 'language' | 'originalLanguage' | 'availableIn' | 'fieldLanguages'>;

type LanguageNoteProps = {
  wording: Wording;
  /** A short label on a card, or all available languages on the item's page. */
  kind: 'card' | 'page';
  className?: string;
};

/**
 * Says if a text is a translation, or partly or entirely in another language than the page. A card
 * shows nothing if there is nothing to say.
 */
export function LanguageNote({ wording, kind, className }: LanguageNoteProps) {
  const t = useTexts('catalogue');
  const page = useLanguage();
  const written = useTextLanguage();
  const { language, originalLanguage, availableIn } = wording;
  const isElsewhere = language !== page;
  const isTranslated = !isElsewhere && language !== originalLanguage;
  const others = availableIn.filter((code) => code !== language);
  const borrowed = fallbackLanguages(wording);
  if (kind === 'card') {
    // Of the texts that can be missing, a card only shows the summary.
    const shownIn = isElsewhere ? language : wording.fieldLanguages?.summary;
    if (shownIn === undefined) return null;
    return (
      <Note className={className}>
        {t('catalogue.language.elsewhere', { language: languageName(shownIn, written) })}
      </Note>
    );
  }
  if (!isElsewhere && !isTranslated && others.length === 0 && borrowed.length === 0) return null;
  return (
    <div className={classNames('grid gap-1', className)}>
      {isElsewhere ? (
        <Note>
          {t('catalogue.language.elsewhereLong', { language: languageName(language, written) })}
        </Note>
      ) : null}
      {borrowed.length > 0 && !isElsewhere ? (
        <Note>{t('catalogue.language.partly', { language: namesOf(borrowed, written) })}</Note>
      ) : null}
      {isTranslated ? (
        <Note>
          {t('catalogue.language.translated', {
            language: languageName(originalLanguage, written),
          })}
        </Note>
      ) : null}
      {others.length > 0 ? <OtherLanguages codes={others} /> : null}
    </div>
  );
}

function Note({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p className={classNames('type-small flex items-baseline gap-1.5', className)}>
      <Languages aria-hidden="true" className="size-3.5 shrink-0 translate-y-0.5" />
      <span>{children}</span>
    </p>
  );
}

/** The same page in the text's other languages. */
function OtherLanguages({ codes }: { codes: readonly LanguageCode[] }) {
  const t = useTexts('catalogue');
  return (
    <p className="type-small flex flex-wrap items-baseline gap-x-2.5">
      <span>{t('catalogue.language.availableIn')}</span>
      {codes.map((code) => (
        <a
          key={code}
          href={`?lang=${code}`}
          lang={code}
          hrefLang={code}
          className="inline-flex min-h-6 items-center underline decoration-rule-strong decoration-1 underline-offset-[0.25em] hover:text-ink hover:decoration-ink touch:min-h-11"
        >
          {nativeName(code)}
        </a>
      ))}
    </p>
  );
}

function fallbackLanguages({ fieldLanguages = {} }: Wording): LanguageCode[] {
  return [...new Set(Object.values(fieldLanguages))];
}

function namesOf(codes: readonly LanguageCode[], written: LanguageCode): string {
  return codes.map((code) => languageName(code, written)).join(', ');
}
