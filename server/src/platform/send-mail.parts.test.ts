import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { testSeal, testSecret } from '../testing/test-secret.ts';
import { systemClock } from './clock.ts';
import { installJobs } from './install-jobs.ts';
import { PermanentJobError } from './job-definition.ts';
import { createJobWorker } from './job-worker.ts';
import { createJobs } from './jobs.ts';
import { createLogger } from './logger.ts';
import { isMailSent, recordSentMail } from './mail.repository.ts';
import { createMailer, MailRefusedError } from './mail.ts';
import { createPruneSentMailsJob } from './prune-sent-mails.job.ts';
import { qrCodePath } from './qr-code.ts';
import { createSendMailJob, enqueueMail, type SendMail, sendMailJob } from './send-mail.job.ts';
import { queryAs, requirePartUrl } from './test-parts.ts';

type InboxMail = {
  id: string;
  subject: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
  attachments?: { fileName: string; generatedFileName: string; contentType: string }[];
};

const logger = createLogger({ level: 'silent', name: 'test' });
const plainDocuments = {
  renderMail: async () => ({ subject: 'x', html: 'x', text: 'x' }),
  renderPdf: async () => new Uint8Array(),
};
const greekSubject = 'Υπενθύμιση: η συνεδρία αρχίζει σε μία ώρα';

async function openMail() {
  const database = await testDatabase();
  await installJobs({ ownerConnectionString: database.ownerUrl, definitions: [sendMailJob] });
  const jobs = createJobs({ pool: database.pool, logger, seal: testSeal });
  onTestFinished(async () => {
    await jobs.stop();
    await database.close();
  });
  return { ...database, jobs };
}

type Opened = Awaited<ReturnType<typeof openMail>>;

function reminder(): SendMail {
  const reader = randomUUID();
  return {
    to: `${reader}@example.org`,
    locale: 'el',
    messageKey: `event-reminder:${reader}`,
    mail: {
      kind: 'event-reminder',
      firstName: 'Ελένη',
      eventTitle: 'Άνοιγμα αγοράς',
      startsAt: '2026-11-17T17:00:00Z',
      timeZone: 'Europe/Athens',
      durationMinutes: 60,
      pageUrl: 'https://academy.example/events/open/2026-11-17',
      joinUrl: null,
      cancelUrl: 'https://academy.example/events/open/2026-11-17#cancel=token',
    },
  };
}

async function startMailWorker(opened: Opened, definition = mailJob(opened)) {
  const worker = createJobWorker({
    seal: testSeal,
    pool: opened.pool,
    logger,
    definitions: [definition],
    drainSeconds: 5,
    pollSeconds: 0.5,
    superviseSeconds: 1,
  });
  await worker.start();
  onTestFinished(() => worker.stop());
}

function mailJob({ db }: Opened) {
  const mailer = createMailer({
    smtpUrl: requirePartUrl('SMTP_URL'),
    from: 'Desk <desk@example.org>',
  });
  return createSendMailJob({
    db,
    clock: systemClock,
    mailer,
    documents: {
      renderMail: async () => ({ subject: greekSubject, html: '<p>Γεια</p>', text: 'Γεια' }),
      renderPdf: async (pdf, locale) =>
        Buffer.from(`%PDF-1.7 ${pdf.kind} ${locale}\0\xff`, 'latin1'),
    },
  });
}

async function inboxOf(address: string): Promise<InboxMail[]> {
  const query = new URLSearchParams({ 'headers.to': address });
  const answer = await fetch(`${requirePartUrl('MAIL_INBOX_URL')}/email?${query}`);
  // The inbox's API response; the test fails if a field is missing.
  return (await answer.json()) as InboxMail[];
}

/** The inbox stores files under its own names. */
async function attachmentOf(mail: InboxMail | undefined): Promise<string> {
  const path = `/email/${mail?.id}/attachment/${mail?.attachments?.[0]?.generatedFileName}`;
  const answer = await fetch(`${requirePartUrl('MAIL_INBOX_URL')}${path}`);
  return Buffer.from(await answer.arrayBuffer()).toString('latin1');
}

async function completed({ jobs }: Opened): Promise<number> {
  const counts = await jobs.countJobs();
  return counts.find((entry) => entry.state === 'completed')?.count ?? 0;
}

/** Makes jobs that wait for a retry due immediately. */
async function makeJobsDue({ ownerUrl }: Opened): Promise<void> {
  await queryAs(ownerUrl, "update pgboss.job set start_after = now() where state = 'retry'");
}

test('a Greek mail arrives once although its job was sent and ran twice', async () => {
  const opened = await openMail();
  const mail = reminder();
  await startMailWorker(opened);
  for (const times of [1, 2]) {
    await opened.db.transaction((tx) => enqueueMail(tx, opened.jobs, mail));
    await vi.waitFor(async () => expect(await completed(opened)).toBe(times), 10_000);
  }
  const inbox = await inboxOf(mail.to);
  expect(inbox).toHaveLength(1);
  expect(inbox[0]?.subject).toBe(greekSubject);
  expect(inbox[0]?.text.trim()).toBe('Γεια');
  expect(inbox[0]?.headers['auto-submitted']).toBe('auto-generated');
});

/** A worst case: an order of many courses, with the QR code of a bank transfer. */
function mailWithInvoice(): SendMail {
  const title = 'Trading foundations: from the first chart to a plan that holds, evening edition';
  const lines = Array.from({ length: 50 }, () => ({ title, net: 12114, vat: 2786, total: 14900 }));
  const transfer = {
    holder: 'Danube Trading Academy s.r.o.',
    iban: 'SK3112000000198742637541',
    bic: 'TATRSKBX',
    reference: 'RF18539007547034',
    dueAt: '2026-11-29T08:30:00Z',
  };
  const site = 'https://danube.example';
  return {
    ...reminder(),
    mail: {
      kind: 'transfer-awaited',
      firstName: 'Ελένη',
      orderNumber: 'D-4F7K-92QX',
      lines,
      total: 745_000,
      declarations: Array.from({ length: 3 }, () => 'Δηλώνω και συμφωνώ. '.repeat(15)),
      ...transfer,
      orderUrl: `${site}/my-orders/01992f3e-8a51-7c11-9f0a-2b6d4c8e1a90`,
      termsUrl: `${site}/terms`,
    },
    attachment: {
      fileName: 'invoice-2026-000017.pdf',
      pdf: {
        kind: 'invoice',
        number: '2026-000017',
        corrects: null,
        issuedAt: '2026-11-15T08:30:00Z',
        suppliedAt: '2026-11-15T08:30:00Z',
        orderNumber: 'D-4F7K-92QX',
        seller: {
          name: 'Danube Trading Academy s.r.o.',
          addressLines: ['Laurinská 14', '811 01 Bratislava'],
          email: 'desk@danube.example',
          companyId: '54 321 098',
          vatId: 'SK2121098765',
        },
        buyer: {
          name: 'Ελένη Παπαδοπούλου',
          company: null,
          addressLines: ['Λεωφόρος Συγγρού 112', '117 41 Αθήνα'],
          country: 'GR',
          vatId: null,
        },
        lines,
        net: 605_700,
        vat: 139_300,
        total: 745_000,
        vatRate: 2400,
        vatTreatment: 'standard',
        payment: {
          kind: 'transfer',
          ...transfer,
          qrCode: qrCodePath(
            `BCD\n002\n1\nSCT\nTATRSKBX\n${transfer.holder}\n${transfer.iban}\nEUR7450.00\n\n${transfer.reference}`,
          ),
        },
      },
    },
  };
}

test('an invoice of fifty lines fits into its job and arrives as a file of its mail', async () => {
  const opened = await openMail();
  const mail = mailWithInvoice();
  await startMailWorker(opened);
  await opened.db.transaction((tx) => enqueueMail(tx, opened.jobs, mail));
  await vi.waitFor(async () => expect(await completed(opened)).toBe(1), 10_000);
  const [arrived] = await inboxOf(mail.to);
  expect(arrived?.text.trim()).toBe('Γεια');
  expect(arrived?.attachments).toEqual([
    expect.objectContaining({
      fileName: 'invoice-2026-000017.pdf',
      contentType: 'application/pdf',
    }),
  ]);
  expect(await attachmentOf(arrived)).toBe('%PDF-1.7 invoice el\0\xff');
});

test('a mail without an attachment has none', async () => {
  const opened = await openMail();
  const mail = reminder();
  await startMailWorker(opened);
  await opened.db.transaction((tx) => enqueueMail(tx, opened.jobs, mail));
  await vi.waitFor(async () => expect(await completed(opened)).toBe(1), 10_000);
  expect((await inboxOf(mail.to))[0]?.attachments ?? []).toEqual([]);
});

test('a file whose name is no name is not sent', async () => {
  const opened = await openMail();
  const { handle } = mailJob(opened);
  const { attachment, ...mail } = mailWithInvoice();
  const context = { jobId: '1', attempt: 1, signal: new AbortController().signal, logger };
  for (const fileName of ['../invoice.pdf', 'a\r\nBcc: b@example.org', '.pdf', 'x'.repeat(101)]) {
    const odd = { ...mail, ...(attachment && { attachment: { ...attachment, fileName } }) };
    await expect(handle(odd, context)).rejects.toThrow('not the name of a file');
  }
  expect(await inboxOf(mail.to)).toEqual([]);
});

test('a worker that is killed after the mail left does not make it leave again', async () => {
  const opened = await openMail();
  const mail = reminder();
  await opened.db.transaction((tx) => enqueueMail(tx, opened.jobs, mail));
  const doomed = fork(new URL('./send-mail.fixture.ts', import.meta.url), [
    opened.url,
    requirePartUrl('SMTP_URL'),
    testSecret,
  ]);
  await once(doomed, 'message');
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');
  expect(await completed(opened)).toBe(0);

  // Simulates half a minute without a heartbeat.
  await queryAs(
    opened.ownerUrl,
    "update pgboss.job set heartbeat_on = now() - interval '31 s' where state = 'active'",
  );
  const job = mailJob(opened);
  const handle = vi.fn(job.handle);
  await startMailWorker(opened, { ...job, handle });
  await vi.waitFor(async () => {
    await makeJobsDue(opened);
    expect(await completed(opened)).toBe(1);
  }, 12_000);
  expect(handle).toHaveBeenCalledExactlyOnceWith(mail, expect.objectContaining({ attempt: 2 }));
  expect(await inboxOf(mail.to)).toHaveLength(1);
});

test('a mail whose server was away is delivered when it is back', async () => {
  const opened = await openMail();
  const mail = reminder();
  const job = mailJob(opened);
  const lost = createMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: 'Desk <desk@example.org>' });
  let isDown = true;
  const deliver = vi.fn((message: Parameters<typeof lost.deliver>[0]) =>
    isDown ? lost.deliver(message) : Promise.resolve(),
  );
  const flaky = createSendMailJob({
    db: opened.db,
    clock: systemClock,
    mailer: { deliver },
    documents: plainDocuments,
  });
  expect(flaky.retry).toEqual(job.retry);
  await startMailWorker(opened, flaky);
  await opened.db.transaction((tx) => enqueueMail(tx, opened.jobs, mail));
  await vi.waitFor(() => expect(deliver).toHaveBeenCalledOnce(), 5_000);
  isDown = false;
  await vi.waitFor(async () => {
    await makeJobsDue(opened);
    expect(await completed(opened)).toBe(1);
  }, 15_000);
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('a mail to an address that is refused for good is not tried again', async () => {
  const opened = await openMail();
  const job = createSendMailJob({
    db: opened.db,
    clock: systemClock,
    mailer: { deliver: () => Promise.reject(new MailRefusedError('no such user')) },
    documents: plainDocuments,
  });
  const context = { jobId: '1', attempt: 1, signal: new AbortController().signal, logger };
  await expect(job.handle(reminder(), context)).rejects.toThrow(PermanentJobError);
});

test('the record of sent mails is kept for three months', async () => {
  const opened = await openMail();
  const now = new Date('2026-10-01T00:00:00Z');
  await recordSentMail(opened.db, 'old', new Date('2026-07-02T00:00:00Z'));
  await recordSentMail(opened.db, 'recent', new Date('2026-07-04T00:00:00Z'));
  const prune = createPruneSentMailsJob({ db: opened.db, clock: { now: () => now } });
  await prune.handle({}, { jobId: '1', attempt: 1, signal: new AbortController().signal, logger });
  expect(await isMailSent(opened.db, 'old')).toBe(false);
  expect(await isMailSent(opened.db, 'recent')).toBe(true);
});
