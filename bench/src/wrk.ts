import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LoadRequest, LoadResult } from './load-request.ts';

const run = promisify(execFile);

export const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** Uses wrk, whose overhead is small enough to leave the cores to the servers. */
export async function loadWithWrk(
  url: string,
  request: LoadRequest,
  seconds: number,
): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'));
  const script = join(folder, 'request.lua');
  writeFileSync(script, luaOf(request));
  const options = [
    '-t1',
    `-c${request.connections ?? 64}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '-s',
    script,
  ];
  try {
    const { stdout } = await run('wrk', [...options, url]);
    const total = numberIn(stdout, /(\d+) requests in/);
    const wrong = numberIn(stdout, /Non-2xx or 3xx responses: (\d+)/);
    const errors = /Socket errors: .*/.exec(stdout)?.[0];
    return {
      right: total - wrong,
      wrong: errors ?? (wrong > 0 ? `${wrong} of another status` : ''),
      perSecond: numberIn(stdout, /Requests\/sec:\s+([\d.]+)/),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prepared beforehand, each as if from a different network. */
function luaOf({ method = 'GET', headers = {}, body }: LoadRequest): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `wrk.headers["${name}"] = "${value}"`,
  );
  return `
wrk.method = "${method}"
wrk.body = ${body === undefined ? 'nil' : `[[${body}]]`}
${lines.join('\n')}
local requests, turn = {}, 0
init = function()
  math.randomseed(os.time())
  for i = 1, 5000 do
    local network = math.random(254) .. "." .. math.random(254)
    wrk.headers["x-forwarded-for"] = "10." .. network .. ".1"
    requests[i] = wrk.format()
  end
end
request = function()
  turn = turn % 5000 + 1
  return requests[turn]
end
`;
}

function numberIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}
