// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import detectBrowser from './early/detect-browser.js?raw';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';

const chrome = (version: number) => `${windows} ${webkit} Chrome/${version}.0.0.0 Safari/537.36`;
const firefox = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const safari = (version: number) => `${mac} ${apple} Version/${version}.1 Safari/605.1.15`;
const edge = (version: number) =>
  version < 79
    ? `${windows} ${webkit} Chrome/52.0.2743.116 Safari/537.36 Edge/${version}.15063`
    : `${chrome(version)} Edg/${version}.0.0.0`;
const iphone = (system: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) ${apple} ${rest}`;

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.browserInfo = undefined;
});

function detect(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  new Function(detectBrowser)();
  if (!globalThis.browserInfo) throw new Error('the script has left nothing');
  return globalThis.browserInfo;
}

describe('[R5.05] age of a browser', () => {
  it.each([
    { name: 'Chrome', agent: chrome, modernSince: 70, supportedSince: 60 },
    { name: 'Firefox', agent: firefox, modernSince: 65, supportedSince: 55 },
    { name: 'Safari', agent: safari, modernSince: 12, supportedSince: 10 },
    { name: 'Edge', agent: edge, modernSince: 79, supportedSince: 15 },
  ])('$name', ({ name, agent, modernSince, supportedSince }) => {
    const judge = (version: number) => detect(agent(version));
    expect(judge(modernSince)).toMatchObject({ name, version: modernSince, isModern: true });
    expect(judge(modernSince - 1)).toMatchObject({ isModern: false, isSupported: true });
    expect(judge(supportedSince)).toMatchObject({ isModern: false, isSupported: true });
    expect(judge(supportedSince - 1)).toMatchObject({ isModern: false, isSupported: false });
  });

  it.each([
    ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)', 8],
    ['Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)', 10],
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 11],
  ])('[R8.09] Internet Explorer is never supported: %s', (agent, version) => {
    const expected = { name: 'Internet Explorer', version, isModern: false, isSupported: false };
    expect(detect(agent)).toMatchObject(expected);
  });

  it.each([
    ['Opera', 106, `${chrome(120)} OPR/106.0.0.0`],
    ['Opera', 12, 'Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18'],
    [
      'Samsung Internet',
      23,
      `${android} ${webkit} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`,
    ],
    ['Vivaldi', 6, `${chrome(120)} Vivaldi/6.5.3206.39`],
    ['YaBrowser', 23, `${windows} ${webkit} Chrome/116.0.0.0 YaBrowser/23.9 Safari/537.36`],
    ['SeaMonkey', 2, `${firefox(68)} SeaMonkey/2.53.17`],
    [
      'Android Browser',
      4,
      'Mozilla/5.0 (Linux; U; Android 4.0.3; de-de) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
    ],
    ['', 0, 'Lynx/2.8.9rel.1 libwww-FM/2.14'],
    ['', 0, ''],
  ])('any other is supported and not modern: %s %i', (name, version, agent) => {
    expect(detect(agent)).toMatchObject({ name, version, isModern: false, isSupported: true });
  });

  it('on Apple’s phones every browser is as old as the system', () => {
    const judge = (rest: string, system = '15_4') => detect(iphone(system, rest));
    const of15 = { name: 'Safari', version: 15, isModern: true };
    expect(judge('CriOS/99.0.4844.59 Mobile/15E148 Safari/604.1')).toMatchObject(of15);
    expect(judge('FxiOS/21.0 Mobile/15E148 Safari/605.1.15')).toMatchObject(of15);
    expect(judge('Version/15.0 EdgiOS/97.0 Mobile/15E148 Safari/604.1')).toMatchObject(of15);
    expect(judge('Mobile/15E148 Instagram 200.0.0.17.120')).toMatchObject(of15);
    expect(judge('CriOS/99.0 Mobile/15E148 Safari/604.1', '9_3')).toMatchObject({
      name: 'Safari',
      version: 9,
      isSupported: false,
    });
    // The system's version is frozen since 26; Safari's isn't.
    expect(judge('Version/26.0 Mobile/15E148 Safari/604.1', '18_6').version).toBe(26);
  });

  it.each([
    ['Chrome', 120, `${windows} ${webkit} HeadlessChrome/120.0.0.0 Safari/537.36`],
    ['Chrome', 88, `${android} ${webkit} Version/4.0 Chrome/88.0.4324.93 Mobile Safari/537.36`],
    ['Firefox', 121, 'Mozilla/5.0 (Android 13; Mobile; rv:121.0) Gecko/121.0 Firefox/121.0'],
    ['Edge', 119, `${android} ${webkit} Chrome/119.0.0.0 Mobile Safari/537.36 EdgA/119.0.0.0`],
    ['Firefox', 120, `${mac} ${apple} FxiOS/120.0 Safari/605.1.15`],
    ['Safari', 17, `${mac} ${apple} Version/17.2 Safari/605.1.15 Ddg/17.2`],
  ])('%s %i is known under its other guises', (name, version, agent) => {
    expect(detect(agent)).toMatchObject({ name, version, isModern: true, isSupported: true });
  });

  it('only grows with the version, and whatever is modern is supported', () => {
    const version = fc.integer({ min: 1, max: 300 });
    const agent = fc.constantFrom(chrome, firefox, safari, edge);
    fc.assert(
      fc.property(agent, version, version, (make, one, other) => {
        const older = detect(make(Math.min(one, other)));
        const newer = detect(make(Math.max(one, other)));
        expect(Number(newer.isModern)).toBeGreaterThanOrEqual(Number(older.isModern));
        expect(Number(newer.isSupported)).toBeGreaterThanOrEqual(Number(older.isSupported));
        expect(newer.isSupported || !newer.isModern).toBe(true);
      }),
    );
  });

  it('says something of every text', () => {
    fc.assert(
      fc.property(fc.string(), (agent) => {
        const { version, isModern, isSupported } = detect(agent);
        expect(Number.isInteger(version)).toBe(true);
        expect(typeof isModern && typeof isSupported).toBe('boolean');
      }),
    );
  });
});

it('[R5.05] asks the browser itself for grid and flex', () => {
  vi.stubGlobal('CSS', { supports: (_property: string, value: string) => value === 'flex' });
  expect(detect(chrome(62))).toMatchObject({ supportsGrid: false, supportsFlex: true });
  vi.stubGlobal('CSS', { supports: (_property: string, value: string) => value === 'grid' });
  expect(detect(chrome(62))).toMatchObject({ supportsGrid: true, supportsFlex: false });
  vi.stubGlobal('CSS', undefined);
  expect(detect(chrome(20))).toMatchObject({ supportsGrid: false, supportsFlex: false });
});

it('[R3.06d] has the seven fields of a browser and no others', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  expect(detect(chrome(120))).toEqual({
    name: 'Chrome',
    version: 120,
    isModern: true,
    isSupported: true,
    supportsES6: true,
    supportsGrid: true,
    supportsFlex: true,
  });
  vi.stubGlobal('Proxy', undefined);
  expect(detect(chrome(40)).supportsES6).toBe(false);
});

it('leaves the page plain where the style sheet’s one condition is not met', () => {
  vi.stubGlobal('CSS', { supports: (property: string) => property !== 'color' });
  detect(chrome(100));
  expect(globalThis.staysPlain).toBe(true);
  vi.stubGlobal('CSS', { supports: () => true });
  detect(chrome(120));
  expect(globalThis.staysPlain).toBe(false);
});
