/** Renders og.png and the icons of public/ from the page's line: `node web/draw-pictures.ts`. */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { heroHeight, heroShape, heroWidths } from './app/ui/line/hero-shape.ts';
import { colours, fontFaces } from './drawings/palette.ts';

const mark =
  '<svg viewBox="0 0 40 40" fill="none" stroke-linejoin="round" stroke-linecap="round" style="display:block"><circle cx="20" cy="20" r="18.2" stroke-width="1.6"/><path d="M2.4 25l5-3 3.6 3.6 5.6-9 4 4.6 4.4-8 4.4 6.2 3.2-4.2 5 1.6" stroke-width="2.2"/><path d="M7 31c4-2.6 7 2 11.4 0s7-2.4 13 .4" stroke-width="1.6" opacity=".7"/></svg>';

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
await draw(browser, { file: 'og.png', width: 1200, height: 630, html: previewPage() });
for (const [file, size] of [
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['apple-touch-icon.png', 180],
] as const) {
  await draw(browser, { file, width: size, height: size, html: iconPage(size) });
}
await browser.close();

type Picture = { file: string; width: number; height: number; html: string };

async function draw(chromium: Browser, { file, width, height, html }: Picture): Promise<void> {
  const page = await chromium.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><body style="margin:0">${html}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: fileURLToPath(new URL(`./public/${file}`, import.meta.url)) });
  await page.close();
}

function previewPage(): string {
  const { paper, ink, river, deep, axis } = colours;
  const frame = { left: 560, width: 600, top: 236, height: 352 };
  const lineBox = (piece: 'before' | 'after', at: string) =>
    `<svg viewBox="0 0 ${heroWidths[piece]} ${heroHeight}" preserveAspectRatio="none" style="${at}">`;
  return `<style>${fontFaces('normal', 'italic')}
    main{position:relative;width:1200px;height:630px;overflow:hidden;background:${paper};color:${ink};font-family:S;font-optical-sizing:auto}
    svg{position:absolute}path{fill:none;stroke-linejoin:round;vector-effect:non-scaling-stroke}
    h1{position:absolute;left:64px;top:44px;margin:0;font-size:80px;font-weight:380;line-height:1.02;letter-spacing:-.022em}em{font-weight:360}
    p{position:absolute;left:64px;top:268px;margin:0;display:flex;gap:16px;align-items:center;font-size:30px;line-height:1.08;letter-spacing:-.012em}
    p svg{position:static;width:62px;stroke:${river}}b{display:block;font-weight:560}</style>
    <main><h1>Learn to read the line<br><em>before</em> you trade it.</h1>
    <p>${mark}<span><b>Danube</b>Trading Academy</span></p>
    ${lineBox('before', `left:0;top:${frame.top}px;width:${frame.left}px;height:${frame.height}px`)}<path d="${heroShape.before}" style="fill:${river}14;stroke:${river};stroke-width:2.5px"/></svg>
    ${lineBox('after', `left:${frame.left + frame.width}px;top:${frame.top}px;width:520px;height:${frame.height}px`)}<path d="${heroShape.after}" style="stroke:${river};stroke-width:2.5px"/></svg>
    <svg viewBox="0 0 ${heroWidths.frame} ${heroHeight}" preserveAspectRatio="none" style="left:${frame.left}px;top:${frame.top}px;width:${frame.width}px;height:${frame.height}px;background:${deep};border-radius:10px">${candles(frame.width)}</svg>
    <svg viewBox="0 0 1200 1" style="left:0;top:${frame.top + frame.height}px;width:1200px;height:1px"><path d="M0 .5H1200" stroke="${axis}"/></svg></main>`;
}

function candles(width: number): string {
  const body = ((width / heroShape.bars) * 0.6).toFixed(1);
  const stroke = (path: string, colour: string, thick: string) =>
    `<path d="${path}" stroke="${colour}" stroke-width="${thick}"/>`;
  return [
    stroke(heroShape.volumes, colours.rule, body),
    stroke(heroShape.mean, colours.bell, '2'),
    stroke(heroShape.risingWicks, colours.rise, '1'),
    stroke(heroShape.risingBodies, colours.rise, body),
    stroke(heroShape.fallingWicks, colours.fall, '1'),
    stroke(heroShape.fallingBodies, colours.fall, body),
  ].join('');
}

function iconPage(size: number): string {
  // Launchers may crop to a circle of 80 %, so the mark stays inside it.
  return `<div style="width:${size}px;height:${size}px;display:grid;place-items:center;background:${colours.deep};color:${colours.water}"><div style="width:62%;stroke:currentColor">${mark}</div></div>`;
}
