import { Document, isScalar, parse, visit } from 'yaml';

export type TextFile = { readonly facts: Record<string, unknown>; readonly body: string };

/** The file's format is wrong; `path` and `reason` tell the author where and why. */
export class FileFormatError extends Error {
  override readonly name = 'FormError';
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}

const form = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/;

/** YAML front matter between two lines of dashes, then Markdown. */
export function readTextFile(path: string, text: string): TextFile {
  const [, yaml, body = ''] = form.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (yaml === undefined) throw new FileFormatError(path, 'does not begin with facts between ---');
  return { facts: parseYaml(path, yaml), body: body.trim() };
}

export function writeTextFile({ facts, body }: TextFile): string {
  const document = new Document(facts);
  visit(document, {
    // Writes a sequence of numbers on one line.
    Seq(_key, list) {
      list.flow = list.items.every((item) => isScalar(item) && typeof item.value === 'number');
    },
  });
  const yaml = document.toString({ lineWidth: 100, flowCollectionPadding: false }).trimEnd();
  return `---\n${yaml}\n---\n\n${body.trim()}\n`;
}

function parseYaml(path: string, yaml: string): Record<string, unknown> {
  try {
    // No aliases: a few lines of them expand to gigabytes.
    const facts: unknown = parse(yaml, { maxAliasCount: 0, schema: 'core' });
    if (facts && typeof facts === 'object' && !Array.isArray(facts)) return { ...facts };
  } catch (error) {
    throw new FileFormatError(
      path,
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : '',
    );
  }
  throw new FileFormatError(path, 'has no facts');
}
