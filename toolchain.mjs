// Runs a command with the Node version of .nvmrc first on PATH: `node toolchain.mjs <command>
// [args…]`. Plain JavaScript for Node 18 and later, because an older Node may start it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const wantedMajor = Number.parseInt(readFileSync(join(root, '.nvmrc'), 'utf8'), 10);
const toolchain = join(root, '.toolchain');
const fetchedBin = join(toolchain, 'node_modules', 'node', 'bin');

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('usage: node toolchain.mjs <command> [args…]');
  process.exit(2);
}
run(command, args, nodeDirectory());

/** The directory of a recent enough Node: the running one, or one downloaded once. */
function nodeDirectory() {
  if (Number.parseInt(process.versions.node, 10) >= wantedMajor) return dirname(process.execPath);
  if (!existsSync(join(fetchedBin, 'node'))) fetchNode();
  return fetchedBin;
}

function fetchNode() {
  console.error(`Node ${process.versions.node} is too old: fetching Node ${wantedMajor}`);
  // Settings of a surrounding `npm run` (workspace, prefix) would redirect the install.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(?!config_(registry|cache)$)/i.test(name),
    ),
  );
  const install = ['install', '--prefix', toolchain, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stdout, stderr, error } = spawnSync('npm', [...install, `node@${wantedMajor}`], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status === 0 && existsSync(join(fetchedBin, 'node'))) return;
  console.error(error?.message ?? `${stdout}${stderr}`);
  process.exit(1);
}

function run(command, args, nodeBin) {
  const path = [nodeBin, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole group; a second signal would abort the child's
      // cleanup.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(error.code === 'ENOENT' ? `command not found: ${command}` : error.message);
    process.exit(127);
  });
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}
