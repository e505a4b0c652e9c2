import { seededPassword } from '@danube/server/modules/identity/identity.seed.ts';
import { addMembers } from '../members.ts';
import { callProcedure, sendRequest, siteUrl } from '../visitor.ts';
import { measureMsUntil } from '../wait.ts';
import { type Act, isSuccess, type Scene, type Seen, seenAs } from './act.ts';

/** Usually half a second. */
const mailTimeoutMs = 6_000;

export const readPublicPage: Act = {
  name: 'Read a public page',
  async prepare({ web }) {
    const url = `${web.url}/courses`;
    const warm = await sendRequest(url);
    if (warm.status !== 200) throw new Error(`the page answered ${warm.status}`);
    return {
      async play() {
        const answer = await sendRequest(url);
        return seenAs(answer, answer.status === 200 && answer.body.includes('</html>'));
      },
    };
  },
};

/** Done when the email with the link is there; accepted when it is yet to come. */
export const signUp: Act = {
  name: 'Sign up',
  async prepare(scene) {
    const { inbox, stage, web } = scene;
    await inbox.empty();
    const email = `${scene.newName()}@faults.example`;
    let wanted = 0;
    const arrived = async () => (await inbox.mailsTo(email)).length;

    async function register(): Promise<Seen> {
      const before = await arrived();
      const answer = await callProcedure(web.url, 'identity/signUp', {
        input: { firstName: 'Nora', lastName: 'Kral', email, password, language: 'en' },
      });
      if (!isSuccess(answer)) return seenAs(answer);
      wanted += 1;
      const waited = await measureMsUntil(async () => (await arrived()) > before, {
        timeoutMs: Math.max(0, mailTimeoutMs - answer.milliseconds),
        everyMs: 100,
      });
      return { answer, outcome: Number.isNaN(waited) ? 'accepted' : 'done' };
    }

    return {
      play: register,
      isCompleted: async () => (await arrived()) >= wanted,
      async findDamage() {
        const rows = await stage.query('select 1 from users where email = $1', [email]);
        return rows.length > 0 ? ['an account before its address was confirmed'] : [];
      },
    };
  },
};

export const signIn: Act = {
  name: 'Sign in',
  async prepare(scene) {
    const { stage, web } = scene;
    const [member] = await addMembers(stage, { name: scene.newName(), count: 1 });
    return {
      async play() {
        const answer = await sendRequest(`${web.url}/api/v1/session`, {
          method: 'POST',
          headers: { origin: siteUrl, 'content-type': 'application/json' },
          body: JSON.stringify({ identifier: member?.email, password: seededPassword }),
        });
        return seenAs(answer, isSuccess(answer) && hasSession(answer.headers));
      },
    };
  },
};

export const sendChatMessage: Act = {
  name: 'Send a chat message',
  async prepare(scene) {
    const { stage, web } = scene;
    const { id, cookie } = await scene.newMember();
    const input = {
      conversationId: await findRoom(scene),
      clientId: crypto.randomUUID(),
      text: 'Does anybody else look at the opening range first?',
    };
    return {
      play: async () => seenAs(await callProcedure(web.url, 'messages/send', { cookie, input })),
      async findDamage() {
        const rows = await stage.query('select 1 from chat_messages where sender_id = $1', [id]);
        return rows.length === 1 ? [] : [`${rows.length} messages instead of one`];
      },
    };
  },
};

const password = 'seventeen quiet herons 41';

export function hasSession(headers: Headers): boolean {
  return headers.getSetCookie().some((cookie) => /^session=[^;]/.test(cookie));
}

async function findRoom({ stage }: Scene): Promise<string> {
  const [room] = await stage.query<{ id: string }>(
    `select id from chat_conversations
     where kind = 'room' and course_id is null and archived_at is null and slow_seconds = 0
     order by position limit 1`,
  );
  if (!room) throw new Error('a room is needed');
  return room.id;
}
