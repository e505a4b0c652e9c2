import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import type { Browser } from './browser.ts';
import { type BrowserProcess, retryUntilResponse, startProcess } from './browser-process.ts';
import { openMarionette } from './marionette.ts';

/**
 * A headless Firefox, controlled over Marionette, its own WebDriver protocol. Debian has no
 * geckodriver, which would only translate HTTP to the same commands.
 */
export async function startFirefox(): Promise<Browser> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'danube-firefox-'));
  await writeFile(join(profile, 'user.js'), preferences(port));
  let firefox: BrowserProcess | undefined;
  async function close() {
    await firefox?.end();
    await rm(profile, { recursive: true, force: true });
  }
  try {
    const zone = { TZ: 'Europe/Lisbon' };
    firefox = await startProcess('firefox-esr', firefoxArguments(profile), zone);
    return { ...(await drive(firefox, port)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function drive(firefox: BrowserProcess, port: number): Promise<Omit<Browser, 'close'>> {
  const marionette = openMarionette(await retryUntilResponse(firefox, () => connectTo(port)));
  await marionette.send('WebDriver:NewSession');
  let outputRead = 0;

  /** Runs a script with chrome privileges, which can read and clear everything. */
  async function runInside(script: string): Promise<unknown> {
    await marionette.send('Marionette:SetContext', { value: 'chrome' });
    const result = await marionette.send('WebDriver:ExecuteScript', { script, args: [] });
    await marionette.send('Marionette:SetContext', { value: 'content' });
    return result;
  }

  return {
    async forgetEverything() {
      await marionette.send('WebDriver:Navigate', { url: 'about:blank' });
      await runInside(clearEverything);
      outputRead = firefox.output().length;
    },
    send: (command, parameters) => marionette.send(`WebDriver:${command}`, parameters),
    async consoleErrors() {
      const found = await runInside(readErrors);
      const output = firefox.output().slice(outputRead);
      return [...(Array.isArray(found) ? found.map(String) : []), ...reportedErrors(output)];
    },
  };
}

function firefoxArguments(profile: string): string[] {
  return [
    '-headless',
    '-no-remote',
    '-profile',
    profile,
    '-width',
    '1440',
    '-height',
    '900',
    '-marionette',
    '-remote-allow-system-access',
  ];
}

function preferences(port: number): string {
  const settings = {
    'marionette.port': port,
    'intl.accept_languages': 'en-GB, en',
    // Writes the pages' console to stdout.
    'devtools.console.stdout.content': true,
  };
  return Object.entries(settings)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

const clearEverything = `
  Services.console.reset();
  return new Promise((resolve) =>
    Services.clearData.deleteData(Ci.nsIClearDataService.CLEAR_ALL, () => resolve()));
`;

/** Uncaught errors and policy violations that Firefox recorded. */
const readErrors = `
  return Services.console.getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError)
    .filter(({ flags }) => flags === Ci.nsIScriptError.errorFlag)
    .filter(({ sourceName }) => sourceName.startsWith('http'))
    .map(({ errorMessage, sourceName, lineNumber }) =>
      errorMessage + ' (' + sourceName + ':' + lineNumber + ')');
`;

/**
 * Console output of pages. Messages of Firefox itself start with a component's name and a colon.
 */
function reportedErrors(output: string): string[] {
  return output.match(/^console\.error: (?!\w+: ).*$/gm) ?? [];
}

function connectTo(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}
