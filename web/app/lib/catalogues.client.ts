import type { LanguageCode } from '@danube/contract/locale.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import type { Catalogue } from '@danube/contract/texts/translator.ts';

type Groups = Partial<Record<TextGroup, Catalogue>>;

/** The text files that the build wrote (`web/vite/texts.ts`). */
declare const textFiles: {
  /** Which groups share a file. */
  readonly bundles: Readonly<Record<string, readonly TextGroup[]>>;
  /** The version of a language's files, and its groups if some are missing. */
  readonly languages: Readonly<
    Partial<Record<LanguageCode, { version: string; groups?: readonly TextGroup[] }>>
  >;
};

const downloads = new Map<string, Promise<Groups>>();

/** Downloads one group of one language; undefined if the language lacks it. */
export async function fetchCatalogue(
  language: LanguageCode,
  group: TextGroup,
): Promise<Catalogue | undefined> {
  // The development server reads the catalogues directly, so that edits show immediately.
  if (import.meta.env.DEV) {
    const { readCatalogue } = await import('./catalogues.development.ts');
    return readCatalogue(language, group);
  }
  const address = fileUrlOf(language, group);
  return address === undefined ? undefined : (await download(address))[group];
}

function fileUrlOf(language: LanguageCode, group: TextGroup): string | undefined {
  const { bundles, languages } = textFiles;
  const own = languages[language];
  if (!own || own.groups?.includes(group) === false) return undefined;
  const bundle = Object.keys(bundles).find((name) => bundles[name]?.includes(group));
  if (bundle === undefined) return undefined;
  return `/assets/texts-${language}-${bundle}-${own.version}.json`;
}

/** Several groups share a file, so downloads are shared; failed ones aren't cached. */
function download(address: string): Promise<Groups> {
  const known = downloads.get(address);
  if (known) return known;
  const started = fetchJson(address);
  downloads.set(address, started);
  started.catch(() => downloads.delete(address));
  return started;
}

async function fetchJson(address: string): Promise<Groups> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
