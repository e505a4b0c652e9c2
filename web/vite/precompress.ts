// Compresses what nearly every visitor loads as far as possible, after the build: a server couldn't
// take that long while a visitor waits. The other thousand files are compressed when requested.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const loadedByAll = /^(libraries|frame|front|first-parts|app)-[\w-]+\.(js|css)$/;
const assets = join(import.meta.dirname, '../build/client/assets');

for (const name of readdirSync(assets).filter((each) => loadedByAll.test(each))) {
  const path = join(assets, name);
  writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
}
