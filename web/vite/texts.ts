import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '@danube/contract/texts/translator.ts';
import type { Plugin } from 'vite';
import { textBundle } from './text-bundles.ts';

type Groups = Record<string, Catalogue>;

/** Emails, documents and declarations: no page uses these groups. */
const groupsWithoutPages = ['mail', 'declarations', 'invoice', 'programme'];

/**
 * Texts as separate files, `texts-<language>-<bundle>-<version>.json`, and the constant with which
 * the browser builds their URLs. As bundler imports, the script that every page loads would list
 * each of the 1,500 with its hash: 14 kB of URLs, mostly of languages that a visitor never reads.
 */
export function texts(locales: string): Plugin {
  const languages = readLanguages(locales);
  return {
    name: 'danube:texts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ define: { textFiles: JSON.stringify(describeTexts(languages)) } }),
    generateBundle() {
      for (const { language, version, groups } of languages) {
        for (const [bundle, inBundle] of Object.entries(bundled(groups))) {
          const fileName = `assets/texts-${language}-${bundle}-${version}.json`;
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(inBundle) });
        }
      }
    },
  };
}

type LanguageFiles = {
  readonly language: string;
  readonly version: string;
  readonly groups: Groups;
};

function readLanguages(locales: string): LanguageFiles[] {
  return readdirSync(locales).map((language) => {
    const groups = readGroups(join(locales, language));
    const hash = createHash('sha256').update(JSON.stringify(groups)).digest('base64url');
    return { language, version: hash.slice(0, 8), groups };
  });
}

/** The text groups in a folder; a subfolder is one group in parts. */
function readGroups(folder: string): Groups {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !name.endsWith('.md') && !groupsWithoutPages.includes(name.replace('.json', '')),
  );
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      const texts = entry.isDirectory() ? readGroups(path) : JSON.parse(readFileSync(path, 'utf8'));
      return [entry.name.replace('.json', ''), texts];
    }),
  );
}

function bundled(groups: Groups): Record<string, Groups> {
  const bundles: Record<string, Groups> = {};
  for (const [group, catalogue] of Object.entries(groups)) {
    const bundle = textBundle(group);
    bundles[bundle] = { ...bundles[bundle], [group]: catalogue };
  }
  return bundles;
}

/** Declared in `web/app/lib/catalogues.client.ts`; a language without a list has every group. */
function describeTexts(languages: readonly LanguageFiles[]) {
  const all = Object.keys(languages.find(({ language }) => language === 'en')?.groups ?? {});
  const files = languages.map(({ language, version, groups }) => {
    const own = Object.keys(groups);
    return [language, own.length === all.length ? { version } : { version, groups: own }];
  });
  return { bundles: Object.groupBy(all, textBundle), languages: Object.fromEntries(files) };
}
