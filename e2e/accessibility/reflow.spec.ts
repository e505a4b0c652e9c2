import { waitForHydration } from '../application.ts';
import { expect, test } from '../journey.ts';
import { cutOff } from '../reflow.ts';

for (const width of [820, 1440]) {
  test(`letters twice as large fit ${width} px without sideways scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1100 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto('/');
    await waitForHydration(page);
    expect(await cutOff(page)).toEqual([]);
  });
}

test('nothing moves for visitors who asked for calm', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await waitForHydration(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : '')),
  );
  expect(moving).toEqual([]);
});
