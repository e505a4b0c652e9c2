import type { Copy } from '@danube/e2e/product.ts';
import { addBuyers, fillCarts, findShopItems } from '../buyers.ts';
import { openInbox } from '../inbox.ts';
import { openOrderRequests } from '../order-request.ts';
import type { Shop } from '../shop.ts';
import type { Stage } from '../stage.ts';
import { signIn } from '../visitor.ts';
import type { Scene } from './act.ts';

let names = 0;

export async function openScene(
  stage: Stage,
  shop: Shop,
  programs: { web: Copy; worker: Copy },
): Promise<Scene> {
  const newName = () => {
    names += 1;
    return `matrix-${Date.now().toString(36)}-${names}`;
  };
  const newMember = async () => {
    const [member] = await addBuyers(stage, { name: newName(), count: 1 });
    if (!member) throw new Error('a member is needed');
    return member;
  };
  const items = await findShopItems(stage);
  const reader = await newMember();
  await fillCarts(stage, [reader], items);
  return {
    ...programs,
    stage,
    shop,
    inbox: openInbox(stage),
    adminCookie: await signIn(programs.web.url, 'admin'),
    items,
    orderRequest: await openOrderRequests(programs.web.url, reader),
    newMember,
    newName,
  };
}
