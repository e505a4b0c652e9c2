// Secrets and local paths in files that are or could be committed: `npm run secrets`.
import { concludeCheck, type Finding } from './findings.ts';
import { readFiles, repositoryRoot, type SourceFile } from './repository.ts';

const patterns: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY/ },
  { what: 'an access key of AWS', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/ },
  { what: 'a live key of Stripe', pattern: /\b[sr]k_live_[0-9A-Za-z]+/ },
  { what: 'a token of GitHub', pattern: /\bgh[pousr]_[0-9A-Za-z]{20,}/ },
  { what: 'a token of Slack', pattern: /\bxox[abprs]-[0-9A-Za-z-]{10,}/ },
  { what: 'a path of one machine', pattern: /(?<![\w.)}\]~-])\/(?:root|home|work)\/[\w.@-]+/ },
];

export function findSecrets({ path, text }: SourceFile): Finding[] {
  // A NUL byte marks an image or another binary file, where matches are accidental.
  if (text.includes('\0')) return [];
  return text
    .split('\n')
    .flatMap((content, index) =>
      patterns
        .filter(({ pattern }) => pattern.test(content))
        .map(({ what }) => ({ file: path, line: index + 1, message: `holds ${what}` })),
    );
}

if (import.meta.main) {
  const files = readFiles(repositoryRoot, (path) => path !== 'package-lock.json');
  concludeCheck(`${files.length} files without secrets`, files.flatMap(findSecrets));
}
