import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPages } from '@danube/contract/site/pages.ts';
import { build, type Plugin, type Rolldown } from 'vite';
import { textBundle } from './text-bundles.ts';

type Bundle = Rolldown.OutputBundle;

const readerPath = '/my-courses/:course/:lesson';
const worker = 'app/features/learn/offline/service-worker.ts';
/** The modules of every lesson's page. */
const starts = /[\\/]app[\\/](root\.tsx|entry\.client\.tsx|routes[\\/]reader\.tsx)/;
/** What these load on demand while someone reads; players, quizzes and chats need a connection. */
const onDemand =
  /[\\/]app[\\/](ui|lib)[\\/]|[\\/]features[\\/](learn[\\/](learning|offline)|shared[\\/]widgets)[\\/]/;
const fontScripts: Readonly<Record<string, string>> = { el: 'greek', bg: 'cyrillic' };
const frameTexts = ['nav', 'footer', 'page', 'ui', 'language'];

/**
 * What lessons kept for reading offline need: the service worker at its one URL, which decides its
 * scope, and the list of the files that a lesson's page may load.
 */
export function offline(root: string): Plugin {
  return {
    name: 'danube:offline',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const assets = readdirSync(join(dir, 'assets'));
      const files = [...filesOfReader(bundle)].map((name) => `/${name}`);
      const list = JSON.stringify({ files, byLanguage: textsAndFontsOfReader(assets) });
      writeFileSync(join(dir, 'offline-files.json'), list);
      writeFileSync(join(dir, 'service-worker.js'), await bundleWorker(root));
    },
  };
}

function filesOfReader(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const waiting = chunks
    .filter(({ facadeModuleId, moduleIds }) => [facadeModuleId, ...moduleIds].some(isStart))
    .map(({ fileName }) => fileName);
  const found = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const chunk = chunks.find(({ fileName }) => fileName === name);
    waiting.push(...(chunk?.imports ?? []));
    waiting.push(...(chunk?.dynamicImports ?? []).filter((each) => isOnDemand(each, chunks)));
  }
  return [...found];
}

function isStart(id: string | null): boolean {
  return id !== null && starts.test(id);
}

function isOnDemand(name: string, chunks: readonly Rolldown.OutputChunk[]): boolean {
  const id = chunks.find(({ fileName }) => fileName === name)?.facadeModuleId;
  return typeof id === 'string' && onDemand.test(id);
}

/** By language; English where a language lacks a group of texts. */
function textsAndFontsOfReader(assets: readonly string[]): Record<string, string[]> {
  const page = allPages.find(({ path }) => path === readerPath);
  const bundles = [...new Set([...frameTexts, ...(page?.texts ?? [])].map(textBundle))];
  const languages = new Set(assets.flatMap((name) => /^texts-(\w+)-/.exec(name)?.[1] ?? []));
  const fileOf = (language: string, bundle: string) =>
    assets.find((name) => new RegExp(`^texts-${language}-${bundle}-[\\w-]{8}\\.json$`).test(name));
  const filesOf = (language: string) =>
    bundles.flatMap((bundle) => [fileOf(language, bundle), fileOf('en', bundle)]);
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      [...new Set([...filesOf(language), ...fontsOf(language, assets)])].flatMap((file) =>
        file ? `/assets/${file}` : [],
      ),
    ]),
  );
}

function fontsOf(language: string, assets: readonly string[]): string[] {
  const ofScript = new RegExp(`^(sans|serif|serif-italic)-${fontScripts[language] ?? 'latin'}-`);
  return assets.filter((name) => ofScript.test(name));
}

/** One classic script without imports: not every browser takes modules as service workers. */
async function bundleWorker(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, worker), output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('the service worker was not built');
  return output.output[0].code;
}
