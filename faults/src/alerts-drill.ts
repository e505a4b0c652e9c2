// Triggers every alert and waits until the person on call would know: `npm run alerts-drill`. Needs
// the built product and Debian's Prometheus. Ends with one line: "N held, N broke".
import { causes, type Scene } from './alert-causes.ts';
import { openAlertWatch } from './alert-watch.ts';
import { addBuyers, fillCarts, findShopItems } from './buyers.ts';
import { openHistory } from './checkout-history.ts';
import { startCheckoutLoad } from './checkout-load.ts';
import { openOrderRequests } from './order-request.ts';
import { closeParts, openParts } from './parts.ts';
import { openStage } from './stage.ts';
import { startProduct } from './start-product.ts';
import { countUnsettled } from './verify-checkout.ts';
import { callProcedure } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

const timeoutMs = 90_000;

const partsEnv = await openParts();
const stage = await openStage(partsEnv, { databaseName: 'danube_alerts', isShort: false });
let watch: Awaited<ReturnType<typeof openAlertWatch>> | undefined;
let failed = 0;
try {
  const shop = await stage.shop();
  const { first: copy, workers } = await startProduct(stage, shop, { copies: 1, workers: 1 });
  const [worker] = workers;
  if (!worker) throw new Error('a worker is needed');
  const cookie = await placeTestOrders(copy.url, shop);
  watch = await openAlertWatch({ web: hostOf(copy.metricsUrl), worker: hostOf(worker.metricsUrl) });
  const scene: Scene = { stage, copy, worker, watch, cookie };
  for (const [alert, act] of causes) await cause(scene, alert, act);
} finally {
  await watch?.close();
  await stage.close();
  await closeParts();
}
console.log(`${causes.length - failed} held, ${failed} broke`);
process.exitCode = failed === 0 ? 0 : 1;

async function cause(scene: Scene, alert: string, act: (scene: Scene) => Promise<unknown>) {
  const wasAlerted = scene.watch.firing.has(alert);
  const begin = performance.now();
  await act(scene);
  await measureMsUntil(() => scene.watch.firing.has(alert), { timeoutMs });
  const seconds = (performance.now() - begin) / 1000;
  // An alert sent before its cause proves nothing.
  const hasHeld = !wasAlerted && scene.watch.firing.has(alert);
  if (!hasHeld) failed += 1;
  const early = wasAlerted ? ' (firing before)' : '';
  console.log(
    `${hasHeld ? 'held ' : 'BROKE'}  ${alert.padEnd(22)} ${seconds.toFixed(1)} s${early}`,
  );
}

/** Creates a few paid orders, so that the ledger isn't empty; returns a buyer's cookie. */
async function placeTestOrders(copyUrl: string, shop: Awaited<ReturnType<typeof stage.shop>>) {
  const buyers = await addBuyers(stage, { name: 'alerts', count: 24 });
  await fillCarts(stage, buyers, await findShopItems(stage));
  const [reader] = buyers;
  if (!reader) throw new Error('a buyer is needed');
  const history = openHistory();
  const orderRequestFor = await openOrderRequests(copyUrl, reader);
  await startCheckoutLoad({
    copyUrl,
    shop,
    history,
    buyers,
    orderRequestFor,
    orderCount: 12,
    seed: 1,
  }).end;
  await measureMsUntil(
    async () =>
      (await shop.control.flush()).waiting === 0 &&
      (await countUnsettled(stage, history.path)) === 0,
    { timeoutMs, everyMs: 200 },
  );
  await callProcedure(copyUrl, 'events/upcoming');
  return reader.cookie;
}

function hostOf(url: string): string {
  return new URL(url).host;
}
