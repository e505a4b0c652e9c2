import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import { type FileAdmin, openBucket, openFileAdmin } from './file-admin.ts';
import { expectAtLeast, expectAtMost, expectNone, type Figure, type Scenario } from './scenario.ts';
import { openSeededRandom, type SeededRandom } from './seeded-random.ts';
import { createSentFile, putPart, type SentFile } from './sent-file.ts';
import type { Stage } from './stage.ts';

const megabyte = 1024 * 1024;
const linksAtOnce = 8;
const sampleMs = 50;

type Upload = { fileId: string; partBytes: number; received: number[] };

/** Network events, to be verified. */
type UploadLog = { cuts: number; sentTwice: string[]; refused: string[] };

/** A large file arrives intact, however often the connection and the server fail. */
export const uploads: Scenario = {
  name: 'uploads',
  needs: 'own',
  canOverlap: true,
  async run(stage) {
    const random = openSeededRandom('uploads');
    const bytes = stage.isShort ? 36 * megabyte : 1024 * megabyte;
    const cuts = stage.isShort ? 6 : 100;
    const [first] = await stage.startCopies(1);
    if (!first) throw new Error('a copy is needed');
    const desk = await openFileAdmin(first.url);
    const request = { name: 'lesson.mp4', purpose: 'video', bytes };
    const { fileId, partBytes } = await desk.call<Upload>(first.url, 'beginUpload', request);
    const file = createSentFile({ bytes, partBytes });
    const uploadLog: UploadLog = { cuts: 0, sentTwice: [], refused: [] };
    const cutsAt = planCuts(cuts, file.partCount);
    const line = { desk, fileId, file, uploadLog, cutsAt, random };

    const beforeKill = watchMemory(first);
    await sendParts(first, { ...line, upTo: Math.ceil(file.partCount / 2) });
    const killedCopy = beforeKill.stop();
    await first.stop('SIGKILL');
    const second = await stage.restart(first);
    const afterKill = watchMemory(second);
    await sendParts(second, { ...line, upTo: file.partCount });
    const last = await completeAcrossKill(stage, second, line);
    const growth = Math.max(killedCopy, afterKill.stop());
    await desk.call(last.url, 'completeUpload', { fileId, partDigests: file.partDigests });
    return [
      expectAtLeast(cuts, 'lines cut in mid-part', [uploadLog.cuts, '']),
      expectNone('parts sent whole more than once', uploadLog.sentTwice),
      expectNone('parts refused', uploadLog.refused),
      ...(await verify(stage, fileId, file)),
      expectAtMost(200, `a server grew, of ${bytes / megabyte} MB, by`, [growth, ' MB']),
    ];
  },
};

/** How often each part is cut off; one part may be cut several times. */
function planCuts(count: number, partCount: number): Map<number, number> {
  const plan = new Map<number, number>();
  for (let cut = 0; cut < count; cut += 1) {
    const number = 1 + ((cut * 7) % partCount);
    plan.set(number, (plan.get(number) ?? 0) + 1);
  }
  return plan;
}

/** Like a browser that only knows the file's id: it asks what has arrived and sends the rest. */
async function sendParts(
  copy: Copy,
  line: {
    desk: FileAdmin;
    fileId: string;
    file: SentFile;
    uploadLog: UploadLog;
    cutsAt: Map<number, number>;
    random: SeededRandom;
    upTo: number;
  },
): Promise<void> {
  const { desk, fileId, file, uploadLog } = line;
  for (;;) {
    const { received } = await desk.call<Upload>(copy.url, 'readUpload', { fileId });
    const missing = Array.from({ length: line.upTo }, (_, index) => index + 1)
      .filter((number) => !received.includes(number))
      .slice(0, linksAtOnce);
    if (missing.length === 0) return;
    const links = await desk.call<{ number: number; url: string }[]>(copy.url, 'signParts', {
      fileId,
      numbers: missing,
    });
    for (const { number, url } of links) {
      if (await isCut(line, number, url)) break;
      if (received.includes(number)) uploadLog.sentTwice.push(`part ${number}`);
      const status = await putPart(url, file.part(number));
      if (status !== 200) uploadLog.refused.push(`part ${number}: ${status}`);
      else received.push(number);
    }
  }
}

/** Whether the connection was cut during this part: then only the server knows what arrived. */
async function isCut(
  {
    file,
    uploadLog,
    cutsAt,
    random,
  }: { file: SentFile; uploadLog: UploadLog; cutsAt: Map<number, number>; random: SeededRandom },
  number: number,
  url: string,
): Promise<boolean> {
  const left = cutsAt.get(number) ?? 0;
  if (left === 0) return false;
  cutsAt.set(number, left - 1);
  if ((await putPart(url, file.part(number), random.next())) === 0) uploadLog.cuts += 1;
  return true;
}

/** The server dies while completing the upload; a retry finds it complete, or completes it. */
async function completeAcrossKill(
  stage: Stage,
  copy: Copy,
  {
    desk,
    fileId,
    file,
    random,
  }: { desk: FileAdmin; fileId: string; file: SentFile; random: SeededRandom },
): Promise<Copy> {
  const input = { fileId, partDigests: file.partDigests };
  const finish = () => desk.call(copy.url, 'completeUpload', input).catch(() => undefined);
  const finishing = [finish(), finish()];
  await sleep(random.below(60));
  await copy.stop('SIGKILL');
  await Promise.all(finishing);
  const last = await stage.restart(copy);
  await Promise.all([1, 2].map(() => desk.call<unknown>(last.url, 'completeUpload', input)));
  return last;
}

/** No worker is running, so the upload is still in quarantine. */
async function verify(stage: Stage, fileId: string, file: SentFile): Promise<Figure[]> {
  const bucket = openBucket(stage);
  try {
    const key = `quarantine/${fileId}`;
    const digest = createHash('sha256');
    const arrived = await bucket.read(key);
    if (arrived) await pipeline(arrived, digest);
    const isSame = arrived !== null && digest.digest('hex') === file.sha256;
    const checks = await stage.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job
       where name in ('check-file', 'check-video') and data -> 'payload' ->> 'fileId' = $1`,
      [fileId],
    );
    const rows = await stage.query<{ state: string; digests: string[] }>(
      'select state, part_digests as digests from stored_files where id = $1',
      [fileId],
    );
    const isWritten =
      rows[0]?.state === 'checking' && rows[0].digests.join() === file.partDigests.join();
    await bucket.remove(key);
    return [
      expectNone('SHA-256 of what arrived differs', isSame ? [] : [key]),
      expectNone('not written down', isWritten ? [] : [JSON.stringify(rows[0]?.state)]),
      expectAtLeast(1, 'checks asked for', [checks[0]?.count ?? Number.NaN, '']),
      expectAtMost(1, 'and no more', [checks[0]?.count ?? Number.NaN, '']),
    ];
  } finally {
    bucket.close();
  }
}

/** Peak memory growth of an instance since the start, in megabytes. */
function watchMemory(copy: Copy): { stop(): number } {
  const begin = residentMegabytes(copy);
  let peak = begin;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(copy));
  }, sampleMs);
  return {
    stop() {
      clearInterval(timer);
      return peak - begin;
    },
  };
}

/** 0 once the process is gone. */
function residentMegabytes({ process: { pid } }: Copy): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
