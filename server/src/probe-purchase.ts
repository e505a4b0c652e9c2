import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { probePurchase } from './purchase-steps.ts';

/**
 * `npm run probe-purchase`: tries to buy, as a timer does every quarter of an hour, and prints
 * Prometheus's lines (ops/monitoring/purchase-metrics.sh). Ends with 1 if a buyer would have failed.
 */
const env = z
  .object({
    SITE_URL: z.url().overwrite((url) => url.replace(/\/$/, '')),
    PROBE_EMAIL: z.email(),
    PROBE_PASSWORD: z.string().min(1),
    PROBE_COURSE: z.string().min(1),
    /** A file that only this command reads. */
    PROBE_COOKIES: z.string().min(1),
  })
  .parse(process.env);

const { steps, failure, cookies } = await probePurchase({
  siteUrl: env.SITE_URL,
  email: env.PROBE_EMAIL,
  password: env.PROBE_PASSWORD,
  course: env.PROBE_COURSE,
  cookies: readFormerCookies(),
});
writeFileSync(env.PROBE_COOKIES, JSON.stringify(cookies), { mode: 0o600 });
const lines = [
  '# HELP purchase_probe_succeeded Whether a purchase was possible up to the payment page.',
  '# TYPE purchase_probe_succeeded gauge',
  `purchase_probe_succeeded ${failure ? 0 : 1}`,
  '# HELP purchase_probe_ended_timestamp_seconds When the last attempt ended.',
  '# TYPE purchase_probe_ended_timestamp_seconds gauge',
  `purchase_probe_ended_timestamp_seconds ${Math.floor(Date.now() / 1000)}`,
  '# HELP purchase_probe_step_seconds How long each step took.',
  '# TYPE purchase_probe_step_seconds gauge',
  ...steps.map(
    ({ name, seconds }) => `purchase_probe_step_seconds{step="${name}"} ${seconds.toFixed(3)}`,
  ),
];
process.stdout.write(`${lines.join('\n')}\n`);
if (failure) {
  process.stderr.write(`${failure.step}: ${failure.reason}\n`);
  process.exitCode = 1;
}

function readFormerCookies(): Record<string, string> {
  if (!existsSync(env.PROBE_COOKIES)) return {};
  return z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(env.PROBE_COOKIES, 'utf8')));
}
