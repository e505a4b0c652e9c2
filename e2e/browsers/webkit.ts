import { existsSync } from 'node:fs';
import { freePort } from '../free-port.ts';
import type { Browser, Command } from './browser.ts';
import { type BrowserProcess, retryUntilResponse, startProcess } from './browser-process.ts';

/** WebKitGTK's MiniBrowser on a virtual display, since it can't run headless. */
export async function startWebKit(): Promise<Browser> {
  const binary = findMiniBrowser();
  const screen = await startProcess('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24']);
  const started: BrowserProcess[] = [screen];
  async function close() {
    for (const process of started.toReversed()) await process.end();
  }
  try {
    const display = await retryUntilResponse(
      screen,
      async () => /\d+/.exec(screen.output())?.[0] ?? null,
    );
    const port = await freePort();
    const driver = await startProcess('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: `:${display}`,
      LANG: 'en_GB.UTF-8',
      TZ: 'Europe/Lisbon',
    });
    started.push(driver);
    const url = `http://127.0.0.1:${port}`;
    await retryUntilResponse(driver, () => fetch(`${url}/status`).catch(() => null));
    return { ...(await drive(url, binary)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function drive(url: string, binary: string): Promise<Omit<Browser, 'close'>> {
  let session = await openSession(url, binary);
  return {
    // Its sessions are ephemeral, and each has its own process.
    async forgetEverything() {
      await call('DELETE', session);
      session = await openSession(url, binary);
    },
    send(command, parameters = {}) {
      const [method, path] = routes[command];
      return call(method, session + path.replace('{id}', String(parameters.id)), parameters);
    },
    // Ephemeral sessions have no console output.
    consoleErrors: async () => [],
  };
}

/** The URL of a new session, in a window as large as the screen. */
async function openSession(url: string, binary: string): Promise<string> {
  const { sessionId } = await call<{ sessionId: string }>('POST', `${url}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  });
  const session = `${url}/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 });
  return session;
}

type Method = 'GET' | 'POST' | 'DELETE';

const routes: Record<Command, readonly [Method, string]> = {
  Navigate: ['POST', '/url'],
  Refresh: ['POST', '/refresh'],
  AddCookie: ['POST', '/cookie'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  PerformActions: ['POST', '/actions'],
  TakeScreenshot: ['GET', '/screenshot'],
};

async function call<Value>(method: Method, url: string, body: object = {}): Promise<Value> {
  const response = await fetch(url, {
    method,
    body: method === 'POST' ? JSON.stringify(body) : undefined,
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Debian puts it in folders named after the architecture and the API version. */
function findMiniBrowser(): string {
  const processor = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const places = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map(
    (version) => `/usr/lib/${processor}-linux-gnu/${version}/MiniBrowser`,
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('WebKitGTK has no MiniBrowser on this machine');
  return found;
}
