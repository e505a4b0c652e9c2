import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { queryAsOwner } from '../database.ts';
import { expect, changingTest as test } from '../journey.ts';

const repository = join(import.meta.dirname, '../..');
const script = join(repository, 'ops/monitoring/purchase-metrics.sh');
const command = join(repository, 'server/src/probe-purchase.ts');

test('the purchase probe gets as far as the payment page, buys nothing, and reports a failure', async ({
  ownProduct,
  ownEnvironment,
  newMember,
  payments: _,
}, testInfo) => {
  const member = await newMember();
  const folder = testInfo.outputPath();

  async function probe(password: string) {
    const child = spawn(script, [process.execPath, command], {
      env: {
        PATH: process.env.PATH,
        TEXTFILE_FOLDER: folder,
        SITE_URL: ownProduct.url,
        PROBE_EMAIL: member.email,
        PROBE_PASSWORD: password,
        PROBE_COURSE: 'fast-track',
        PROBE_COOKIES: join(folder, 'cookies.json'),
      },
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const complaint = await text(child.stderr);
    const code = await ended;
    return {
      code,
      complaint,
      report: await readFile(join(folder, 'danube_purchase.prom'), 'utf8'),
    };
  }

  for (const attempt of [1, 2]) {
    const { code, complaint, report } = await probe(member.password);
    expect({ attempt, code, complaint }).toEqual({ attempt, code: 0, complaint: '' });
    expect(report).toContain('purchase_probe_succeeded 1\n');
    expect(report).toMatch(/purchase_probe_step_seconds\{step="payment-page"\} \d+\.\d{3}\n/);
  }
  const left = await queryAsOwner(
    ownEnvironment,
    `select o.state,
       (select count(*)::int from invoices where order_id = o.id) as invoices,
       (select count(*)::int from ledger_entries where order_id = o.id) as postings,
       (select count(*)::int from sessions where user_id = u.id) as sessions,
       (select count(*)::int from shopping_cart where user_id = u.id) as items
     from users u join orders o on o.user_id = u.id where u.email = $1`,
    [member.email],
  );
  const nothing = { state: 'cancelled', invoices: 0, postings: 0, sessions: 0, items: 0 };
  expect(left).toEqual([nothing, nothing]);

  const refused = await probe(`not ${member.password}`);
  expect(refused.code).toBe(1);
  expect(refused.complaint).toMatch(/^sign-in: /);
  expect(refused.report).toContain('purchase_probe_succeeded 0\n');
});
