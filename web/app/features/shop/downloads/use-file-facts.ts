import type { ItemCard, ItemFile } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { fileLanguage } from '@danube/contract/catalogue/file-language.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { languageLabel } from '../../../lib/language-name.ts';
import { useLanguage, useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { platformTexts } from '../item/catalogue-names.ts';

/** Programs that only open their own file formats. */
const platformOf = {
  pine: 'tradingview',
  mq5: 'metatrader5',
  ex5: 'metatrader5',
} as const;

type FileFacts = {
  readonly format: string;
  readonly size: string;
  /** Set if it differs from the page's. */
  readonly language?: string;
};

/** The facts about a file before downloading it. */
export function useFileFacts(): (
  file: ItemFile,
  item: Pick<ItemCard, 'originalLanguage'>,
) => FileFacts {
  const t = useTexts('catalogue');
  const page = useLanguage();
  const written = useTextLanguage();
  return (file, { originalLanguage }) => {
    const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
    const platform = Object.entries(platformOf).find(([known]) => known === ending)?.[1];
    const facts = {
      format: platform ? t(platformTexts[platform]) : ending.toUpperCase(),
      size: formatBytes(file.bytes, written),
    };
    // A document's language doesn't depend on the language of its description.
    const language = fileLanguage(file.name) ?? originalLanguage;
    if (file.contentType !== 'application/pdf' || language === page) return facts;
    return { ...facts, language: languageLabel(language, written) };
  };
}
