import { describe, expect, test } from 'vitest';
import { callers } from '../../../testing/callers.ts';
import { insertEntitlement } from '../../entitlements/entitlements.factory.ts';
import { finish, pass, someMarks } from '../learning.factory.ts';
import { english, member, monday, openLearningStage } from '../testing/learning-stage.ts';

const { db, pool, as, adminAs, certificatesAs, recorded, platform, learning, ask, anOwnedCourse } =
  await openLearningStage();

describe('a certificate [R1.04b]', () => {
  test('is issued once when the last lesson is done, with number, name and course', async () => {
    const { lessons } = await anOwnedCourse();
    recorded.forget();
    await finish(ask, lessons.slice(0, 4));
    expect(await certificatesAs('member').mine()).toEqual([]);
    expect(recorded.mails()).toEqual([]);
    await finish(ask, lessons);
    const [certificate] = await certificatesAs('member').mine();
    expect(certificate).toMatchObject({
      number: 'DTA-2026-000001',
      holder: `Name of ${member}`,
      courseTitle: 'Course fast',
      courseSlug: 'fast',
      isRevoked: false,
      showsName: false,
      issuedAt: new Date(monday),
    });
    await finish(ask, lessons);
    expect(await certificatesAs('member').mine()).toHaveLength(1);
    expect(recorded.mails()).toMatchObject([
      {
        to: `${member}@students.example`,
        mail: {
          kind: 'certificate-issued',
          number: 'DTA-2026-000001',
          certificateUrl: `https://danube.example/certificates/${certificate?.code}`,
        },
      },
    ]);
    const [mine] = await ask.myCourses(english);
    expect(mine).toMatchObject({ certificate: certificate?.code, progress: { percent: 100 } });
  });

  test('names its holder to others only if the holder wants it', async () => {
    const { lessons } = await anOwnedCourse();
    await finish(ask, lessons);
    const { code = '' } = (await certificatesAs('member').mine())[0] ?? {};
    const verify = () => certificatesAs('anonymous').verify({ code });
    expect(await verify()).toMatchObject({ holder: null, courseTitle: 'Course fast' });
    await expect(
      certificatesAs('otherMember').showName({ code, showsName: true }),
    ).rejects.toMatchObject({ code: 'CERTIFICATE_NOT_FOUND' });
    await certificatesAs('member').showName({ code, showsName: true });
    expect(await verify()).toMatchObject({ holder: `Name of ${member}` });
    const typed = `${code.slice(0, 6).toLowerCase()} ${code.slice(6)}`;
    expect(await certificatesAs('anonymous').verify({ code: typed })).toMatchObject({ code });
    await expect(certificatesAs('anonymous').verify({ code: 'NOTHING' })).rejects.toMatchObject({
      code: 'CERTIFICATE_NOT_FOUND',
    });
  });

  test('is printed for its holder alone, and not once it is revoked', async () => {
    const { lessons } = await anOwnedCourse();
    await finish(ask, lessons);
    const { code = '' } = (await certificatesAs('member').mine())[0] ?? {};
    const print = (who: 'member' | 'otherMember') =>
      learning.api.ownCertificate(callers[who].userId, code);
    expect(await print('member')).toMatchObject({ lessons: 5, language: 'en' });
    expect(await print('otherMember')).toBeNull();
    await adminAs('admin').revokeCertificate({ code, reason: 'Not theirs' });
    expect(await print('member')).toBeNull();
    expect(await learning.api.publicCertificate(code)).toMatchObject({ isRevoked: true });
    await adminAs('admin').restoreCertificate({ code, reason: 'A mistake' });
    expect(await print('member')).not.toBeNull();
    const { rows } = await pool.query(
      `select action from audit_entries order by number desc limit 2`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'learning.restore-certificate',
      'learning.revoke-certificate',
    ]);
  });

  test('gets another name by a new number and code; the old page names the current one, no holder', async () => {
    const { lessons } = await anOwnedCourse();
    await finish(ask, lessons);
    const [old] = await certificatesAs('member').mine();
    const code = old?.code ?? '';
    await certificatesAs('member').showName({ code, showsName: true });
    recorded.forget();
    const input = { code, holder: 'Anna Nováková', reason: 'Married' };
    for (const who of ['member', 'editor'] as const) {
      const refused = adminAs(who).correctCertificate(input);
      await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const same = { ...input, holder: old?.holder ?? '' };
    expect(await adminAs('admin').correctCertificate(same)).toEqual({ isReplaced: false });
    expect(await certificatesAs('member').mine()).toEqual([{ ...old, showsName: true }]);
    expect(await adminAs('admin').correctCertificate(input)).toEqual({ isReplaced: true });
    const mine = await certificatesAs('member').mine();
    expect(mine).toMatchObject([
      { number: 'DTA-2026-000002', holder: 'Anna Nováková', issuedAt: old?.issuedAt },
    ]);
    const replacement = { code: mine[0]?.code, number: 'DTA-2026-000002' };
    expect(replacement.code).not.toBe(code);
    const verify = (typed: string) => certificatesAs('anonymous').verify({ code: typed });
    expect(await verify(code)).toMatchObject({
      code,
      number: 'DTA-2026-000001',
      holder: null,
      isRevoked: false,
      replacement,
    });
    expect(await verify(replacement.code ?? '')).toMatchObject({
      holder: 'Anna Nováková',
      replacement: null,
    });
    expect(await learning.api.ownCertificate(member, code)).toBeNull();
    expect(recorded.mails()).toMatchObject([
      {
        mail: {
          kind: 'certificate-corrected',
          oldNumber: 'DTA-2026-000001',
          number: 'DTA-2026-000002',
          certificateUrl: `https://danube.example/certificates/${replacement.code}`,
        },
      },
    ]);
    // After a second correction, both old certificates refer to the latest.
    await adminAs('admin').correctCertificate({
      ...input,
      code: replacement.code ?? '',
      holder: 'A',
    });
    expect((await verify(code)).replacement?.number).toBe('DTA-2026-000003');
    const again = adminAs('admin').correctCertificate(input);
    await expect(again).rejects.toMatchObject({ code: 'CERTIFICATE_NOT_FOUND' });
    const { rows } = await pool.query(
      "select * from audit_entries where action = 'learning.correct-certificate'",
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('Nováková');
    const [course] = await adminAs('admin').ofPerson({ userId: member, ...english });
    expect(course?.certificate?.replaced).toMatchObject([
      { number: 'DTA-2026-000002', holder: 'Anna Nováková' },
      { number: 'DTA-2026-000001', holder: old?.holder },
    ]);
    const [source] = learning.personalData;
    expect(await source?.read(db, member)).toMatchObject({
      replacedCertificates: [{ holder: 'Anna Nováková' }, { holder: old?.holder }],
    });
  });

  test('of one’s own is corrected, revoked and restored by somebody else', async () => {
    const { lessons } = await anOwnedCourse();
    await finish(ask, lessons);
    const [own] = await certificatesAs('member').mine();
    const code = own?.code ?? '';
    await pool.query('update certificates set user_id = $1', [callers.admin.userId]);
    const refused = { code: 'OWN_CERTIFICATE', defined: true };
    const correcting = adminAs('admin').correctCertificate({ code, holder: 'A', reason: 'Mine' });
    await expect(correcting).rejects.toMatchObject(refused);
    const revoking = adminAs('admin').revokeCertificate({ code, reason: 'Mine' });
    await expect(revoking).rejects.toMatchObject(refused);
    expect(await learning.api.publicCertificate(code)).toMatchObject({
      number: own?.number,
      isRevoked: false,
    });
    await pool.query('update certificates set revoked_at = now()');
    const restoring = adminAs('admin').restoreCertificate({ code, reason: 'Mine' });
    await expect(restoring).rejects.toMatchObject(refused);
    expect(await learning.api.publicCertificate(code)).toMatchObject({ isRevoked: true });
  });

  test('is not issued for a course that is closed in the meantime', async () => {
    const { lessons, right } = await anOwnedCourse();
    await ask.keepMarks({
      lessons: [{ lesson: lessons[1], marks: someMarks({ watched: [[0, 99]] }) }],
    });
    for (const lesson of [lessons[2], lessons[4]]) {
      await ask.keepMarks({ lessons: [{ lesson, marks: someMarks({ isRead: true }) }] });
    }
    await pass(ask, lessons[3]);
    await pool.query('update entitlements set revoked_at = now() where id = $1', [right.id]);
    await ask.keepMarks({ lessons: [{ lesson: lessons[0], marks: someMarks({ isRead: true }) }] });
    expect(await certificatesAs('member').mine()).toEqual([]);
  });
});

describe('administration', () => {
  test('a reset begins anew, and what devices still know of before no longer counts', async () => {
    const { lessons, id } = await anOwnedCourse();
    await finish(ask, lessons);
    await adminAs('admin').resetProgress({ userId: member, course: id, reason: 'Asked for it' });
    expect(await ask.myCourses(english)).toMatchObject([{ progress: { done: 0, percent: 0 } }]);
    const old = { lesson: lessons[0], marks: someMarks({ isRead: true }) };
    expect(await ask.keepMarks({ lessons: [old] })).toMatchObject([
      { isDone: false, marks: { round: 1, isRead: false } },
    ]);
    const again = { lesson: lessons[0], marks: someMarks({ isRead: true, round: 1 }) };
    expect(await ask.keepMarks({ lessons: [again] })).toMatchObject([{ isDone: true }]);
    expect(await certificatesAs('member').mine()).toHaveLength(1);
    const { rows } = await pool.query(`select * from audit_entries order by number desc limit 1`);
    expect(rows[0]).toMatchObject({ action: 'learning.reset-progress', reason: 'Asked for it' });
  });

  test('figures say who began, who finished, where the others are and what is hard', async () => {
    const { lessons, id } = await anOwnedCourse();
    await insertEntitlement(db, { userId: callers.otherMember.userId, itemId: id });
    await finish(ask, lessons);
    const other = as('otherMember');
    await other.keepMarks({
      lessons: [{ lesson: lessons[0], marks: someMarks({ isRead: true }) }],
    });
    platform.clock.set('2026-11-17T10:20:00Z');
    await other.keepMarks({ lessons: [{ lesson: lessons[1], marks: someMarks() }] });
    const { id: attempt } = await other.beginQuiz({ lesson: lessons[3], ...english });
    platform.clock.set('2026-11-16T23:20:00Z');
    await other.handIn({ attempt, answers: [{ type: 'single', place: 1 }] });
    const figures = await adminAs('admin').statistics({ course: id, ...english });
    expect(figures).toMatchObject({
      students: 2,
      completed: 1,
      certificates: 1,
      medianDays: 0,
      lessons: [
        { begun: 2, done: 2, stopped: 0 },
        { begun: 2, done: 1, stopped: 1 },
        { begun: 1 },
        {
          begun: 2,
          done: 1,
          stopped: 0,
          attempts: 2,
          passed: 1,
          questions: [
            { number: 1, prompt: 'One', asked: 2, right: 2 },
            { number: 2, type: 'several', asked: 2, right: 1 },
            {},
            {},
            {},
          ],
        },
        { begun: 1, done: 1 },
      ],
    });
    await expect(
      as('member') && adminAs('member').statistics({ course: id, ...english }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('of a person lists what they began, and knows who is nobody', async () => {
    const { lessons, id } = await anOwnedCourse();
    await finish(ask, lessons);
    const input = { userId: member, ...english };
    expect(await adminAs('admin').ofPerson(input)).toMatchObject([
      {
        course: { id },
        percent: 100,
        certificate: { number: 'DTA-2026-000001', isRevoked: false },
      },
    ]);
    const { rows } = await pool.query('select * from audit_entries order by number desc limit 1');
    expect(rows[0]).toMatchObject({
      action: 'learning.read',
      actor_id: callers.admin.userId,
      target_id: member,
    });
    await expect(adminAs('admin').ofPerson({ userId: 'nobody', ...english })).rejects.toMatchObject(
      { code: 'PERSON_NOT_FOUND' },
    );
  });
});

test('a copy of one’s data has lessons, notes, quizzes and certificates', async () => {
  const { lessons } = await anOwnedCourse();
  await finish(ask, lessons);
  await ask.keepNote({ lesson: lessons[4], text: 'Mind the stop.' });
  const [source] = learning.personalData;
  const copy = JSON.stringify(await source?.read(db, member));
  for (const part of ['Mind the stop.', 'DTA-2026-000001', lessons[4], 'isPassed']) {
    expect(copy).toContain(part);
  }
});
