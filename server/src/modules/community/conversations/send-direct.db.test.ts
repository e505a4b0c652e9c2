import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf } from '../../../testing/callers.ts';
import {
  type CommunityStage,
  createMessageDraft,
  openCommunityStage,
} from '../community.factory.ts';

let stage: CommunityStage;

beforeAll(async () => {
  stage = await openCommunityStage();
});
afterAll(() => stage.close());

test('staff never write first, also in a session without its second factor', async () => {
  const [adam, maja] = [await stage.join('Adam Novák', { isAdmin: true }), await stage.join()];
  const context = contextOf({ ...adam.member, isAdmin: false, roles: [] });
  const { messages } = createRouterClient(stage.community.routers, { context });
  await expect(
    messages.sendDirect({ personId: maja.id, ...createMessageDraft() }),
  ).rejects.toMatchObject({ code: 'STAFF_NEVER_WRITES_FIRST' });
});
