import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Session } from '@mdn/mdn-http-observatory/src/retriever/session.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import { fetchRaw, type RawResponse } from './fetch-raw.ts';
import type { Figure } from './measurement.ts';
import type { Stage } from './stage.ts';
import { upcomingRequest } from './upcoming-request.ts';

type Input = { what: string; path: string; status: number; options?: AnswerOptions };
type AnswerOptions = Parameters<typeof fetchRaw>[1];

/** The public host name. No request is sent to it: the grader only compares URLs. */
const site = 'https://academy.example';
const goal = 120;

/** Mozilla's grader on one response of each kind. */
export async function measureObservatory(stage: Stage): Promise<Figure[]> {
  givePreloadList();
  const product = await stage.startProduct({ SITE_URL: site });
  try {
    const page = await fetchRaw(product.url);
    const asset = /\/assets\/[\w.-]+/.exec(Buffer.from(page.body).toString('utf8'))?.[0] ?? '';
    const figures: Figure[] = [];
    for (const input of kinds(asset)) figures.push(await grade(product.url, input));
    return figures;
  } finally {
    await product.stop();
  }
}

function kinds(asset: string): Input[] {
  const { path, ...rpc } = upcomingRequest;
  const wrong = { ...rpc, body: JSON.stringify({ json: { daysAhead: 'soon' } }) };
  const foreign = { ...rpc, headers: { ...rpc.headers, origin: 'https://other.example' } };
  return [
    { what: 'landing page', path: '/', status: 200 },
    { what: 'landing page in German', path: '/?lang=de', status: 200 },
    { what: 'page that is not there', path: '/nope', status: 404 },
    { what: 'RPC', path, status: 200, options: rpc },
    { what: 'RPC with wrong input', path, status: 400, options: wrong },
    { what: 'RPC from a foreign page', path, status: 403, options: foreign },
    { what: 'API address that is not there', path: '/api/nope', status: 404 },
    { what: 'REST API', path: '/api/v1/events/upcoming', status: 200 },
    { what: 'asset', path: asset, status: 200 },
    { what: 'live stream asked by a visitor', path: '/api/live', status: 204 },
    { what: 'calendar feed', path: '/events/calendar.ics', status: 200 },
    { what: 'robots.txt', path: '/robots.txt', status: 200 },
  ];
}

async function grade(server: string, input: Input): Promise<Figure> {
  const answer = await fetchRaw(server + input.path, input.options);
  if (answer.status !== input.status) throw new Error(`${input.path} answered ${answer.status}`);
  const preflight = await fetchRaw(server + input.path, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'GET', origin: 'https://other.example' },
  });
  const requests = observed(input.path, answer, preflight);
  const results = ALL_TESTS.map((test) => test(requests));
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const plain = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const { score, grade } = getGradeForScore(
    plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : plain,
  );
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  return {
    what: `${input.what} (${input.status})`,
    value: `${grade}, ${score}`,
    goal: `A+, ≥ ${goal}`,
    isMet: grade === 'A+' && score >= goal,
    note: failed.join(', '),
  };
}

/**
 * What the package's retriever would collect. It can't POST, rejects responses of 400 and above,
 * and requires a certificate, so it gets our real headers and body. We assume that the proxy in
 * front has a valid certificate and redirects HTTP to HTTPS.
 */
function observed(path: string, answer: RawResponse, preflight: RawResponse): Requests {
  const secure = new URL(path, site);
  const plain = new URL(secure.href.replace('https:', 'http:'));
  const text = Buffer.from(answer.body).toString('utf8');
  const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
  const response = { ...answer, data: text, verified: true };
  const requests = new Requests(secure.hostname);
  const route = [
    { url: plain, status: 301 },
    { url: secure, status: answer.status },
  ];
  requests.resources.path = text;
  requests.responses = {
    http: response,
    https: response,
    auto: { ...response, httpEquiv: isPage ? parseHttpEquivHeaders(text, secure.href) : new Map() },
    cors: { ...preflight, data: '', verified: true },
    httpRedirects: route,
    httpsRedirects: route,
  };
  requests.session = new Session(secure);
  for (const cookie of answer.cookies) requests.session.jar.setCookieSync(cookie, secure.href);
  return requests;
}

/** The package downloads the list in a postinstall script, which we disable. */
function givePreloadList(): void {
  const types = import.meta.resolve('@mdn/mdn-http-observatory/src/types.js');
  const path = fileURLToPath(new URL('../conf/hsts-preload.json', types));
  if (!existsSync(path)) writeFileSync(path, '{}');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
