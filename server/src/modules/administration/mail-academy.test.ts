import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { expect, test } from 'vitest';
import type { AcademyNotice } from '../../platform/academy-notice.job.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import { createAcademyNoticeJob, type NoticeDependencies } from './mail-academy.ts';

const notice: AcademyNotice = {
  about: 'disputes',
  key: 'disputes:7',
  subject: '100042',
  titles: [],
  amount: 19_900,
  path: '/admin/orders/7',
};

async function mailsFor(switchedOn: Partial<Record<AcademyNotice['about'], boolean>>) {
  const recorded = createRecordedJobs();
  const job = createAcademyNoticeJob({
    // This test needs neither the settings nor the queue.
    db: {} as NoticeDependencies['db'],
    jobs: recorded.jobs,
    settings: { read: async () => ({ ...initialValues('notices'), ...switchedOn }) as never },
    siteUrl: 'https://danube.example',
    findContactEmail: async () => 'desk@danube.example',
  });
  // Simulates a job that runs again because its worker died.
  await job.handle(notice, {} as never);
  await job.handle(notice, {} as never);
  return recorded.mails();
}

test('the academy hears of nothing until it switches an email on', async () => {
  expect(await mailsFor({})).toEqual([]);
  expect(await mailsFor({ orders: true, withdrawals: true, films: true })).toEqual([]);
});

test('the email goes to the academy’s own address, under one key', async () => {
  const mails = await mailsFor({ disputes: true });
  expect(new Set(mails.map(({ messageKey }) => messageKey))).toEqual(
    new Set(['academy-notice:disputes:7']),
  );
  expect(mails[0]).toMatchObject({
    to: 'desk@danube.example',
    mail: {
      kind: 'academy-notice',
      about: 'disputes',
      amount: 19_900,
      url: 'https://danube.example/admin/orders/7',
    },
  });
});
