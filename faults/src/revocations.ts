import type { Copy } from '@danube/e2e/product.ts';
import { seededPassword } from '@danube/server/modules/identity/identity.seed.ts';
import { openInbox } from './inbox.ts';
import type { AddedMember } from './members.ts';
import type { Stage } from './stage.ts';
import { callProcedure } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

const mailTimeoutMs = 60_000;

export type RevocationSetup = { stage: Stage; copies: readonly Copy[]; adminCookie: string };

type Case = RevocationSetup & {
  member: AddedMember;
  copyUrl: string;
  /** The session to revoke, and another one of the same person. */
  cookie: string;
  otherCookie: string;
};

export type Revocation = {
  name: string;
  /** Whether the person's other session stays valid. */
  keepsOther: boolean;
  revoke(one: Case): Promise<void>;
};

const reason = 'Seen in a trial';

/** Every way in which a session ends early. */
export const revocations: readonly Revocation[] = [
  {
    name: 'sign-out',
    keepsOther: true,
    revoke: ({ copyUrl, cookie }) => call(copyUrl, 'signOut', { cookie }),
  },
  {
    name: 'one device',
    keepsOther: true,
    async revoke({ stage, copyUrl, otherCookie, member }) {
      const [first] = await stage.query<{ id: string }>(
        'select id from sessions where user_id = $1 order by created_at limit 1',
        [member.id],
      );
      const input = { currentPassword: seededPassword, id: first?.id };
      await call(copyUrl, 'account/revokeDevice', { cookie: otherCookie, input });
    },
  },
  {
    name: 'other devices',
    keepsOther: true,
    revoke: ({ copyUrl, otherCookie }) =>
      call(copyUrl, 'account/revokeOtherDevices', {
        cookie: otherCookie,
        input: { currentPassword: seededPassword },
      }),
  },
  {
    name: 'new password',
    keepsOther: true,
    async revoke({ copyUrl, otherCookie }) {
      const input = { currentPassword: seededPassword, newPassword: 'another-line-to-read-by' };
      await call(copyUrl, 'account/changePassword', { cookie: otherCookie, input });
    },
  },
  {
    name: 'reset',
    keepsOther: false,
    async revoke({ stage, copyUrl, member }) {
      const { email } = member;
      const inbox = openInbox(stage);
      await call(copyUrl, 'requestPasswordReset', { input: { email, language: 'en' } });
      let token: string | undefined;
      await measureMsUntil(
        async () => {
          token = await inbox.tokenFor(email, 'reset');
          return token !== undefined;
        },
        { timeoutMs: mailTimeoutMs, everyMs: 50 },
      );
      const input = { token, password: 'another-line-to-read-by' };
      await call(copyUrl, 'resetPassword', { input });
    },
  },
  {
    name: "administrator's sign-out",
    keepsOther: false,
    async revoke({ copyUrl, adminCookie, member }) {
      const input = { userId: member.id, reason };
      await call(copyUrl, 'people/revokeSessions', { cookie: adminCookie, input });
    },
  },
  {
    name: 'suspension',
    keepsOther: false,
    async revoke({ copyUrl, adminCookie, member }) {
      const input = { userId: member.id, reason };
      await call(copyUrl, 'people/suspend', { cookie: adminCookie, input });
    },
  },
  {
    name: 'new role',
    keepsOther: false,
    async revoke({ copyUrl, adminCookie, member }) {
      const input = { userId: member.id, staffRoles: ['owner'], reason };
      await call(copyUrl, 'people/changeRole', { cookie: adminCookie, input });
    },
  },
];

async function call(
  copyUrl: string,
  procedure: string,
  options: { cookie?: string; input?: unknown },
): Promise<void> {
  const answer = await callProcedure(copyUrl, `identity/${procedure}`, options);
  if (answer.status !== 200) {
    throw new Error(`${procedure} answered ${answer.status}: ${answer.body}`);
  }
}
