import { afterAll, expect, test } from 'vitest';
import { openCommunityStage } from './community.factory.ts';
import { seedCommunity } from './community.seed.ts';

const stage = await openCommunityStage();
afterAll(() => stage.close());

test('the sample rooms are filled once, with true counts and quotes for visitors', async () => {
  const maja = await stage.join('Maja Horvat');
  const otto = await stage.join('Otto Brandt');
  const rita = await stage.join('Rita Ferreira');
  const adam = await stage.join('Adam Novák', { isAdmin: true });
  const people = { member: maja.id, otherMember: otto.id, rep: rita.id, admin: adam.id };
  for (let time = 0; time < 2; time += 1) {
    await seedCommunity(stage.platform, { people, course: null });
  }
  const rooms = await maja.api.community.rooms();
  expect(rooms.map(({ title }) => title)).toEqual([
    'General',
    'DAX',
    'Dow Jones',
    'Commodities',
    'Help',
  ]);
  const counted = await adam.api.communityAdmin.rooms();
  expect(counted.every(({ memberCount }) => memberCount === 4)).toBe(true);
  for (const { id, seq, unread } of rooms) {
    const { messages } = await maja.api.messages.list({ conversationId: id });
    expect(messages.map((message) => message.seq)).toEqual(
      Array.from({ length: seq }, (_, index) => index + 1),
    );
    expect(unread).toBe(2);
  }
  const { quotes } = await maja.api.community.overview();
  expect(quotes).toHaveLength(6);
  expect(quotes.every(({ author }) => /^(Maja H|Otto B|Rita F)\.$/.test(author))).toBe(true);
  const [general] = rooms;
  if (!general) throw new Error('the first room');
  const clientId = '00000000-0000-4000-8000-000000000001';
  const input = { conversationId: general.id, clientId, text: 'And on it goes' };
  expect(await maja.api.messages.send(input)).toMatchObject({ seq: general.seq + 1 });
});
