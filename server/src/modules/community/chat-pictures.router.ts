import { chatPicturesContract } from '@danube/contract/community/chat-pictures.contract.ts';
import { implement } from '@orpc/server';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { CommunityDependencies } from './community.dependencies.ts';
import { beginPicture } from './pictures/begin-picture.ts';
import { completePicture } from './pictures/complete-picture.ts';

export function createChatPicturesRouter(deps: CommunityDependencies) {
  const os = implement(chatPicturesContract).$context<RequestContext>().use(guard);
  return os.router({
    begin: os.begin.handler(({ input, context }) =>
      beginPicture(deps, requireMember(context), input),
    ),
    complete: os.complete.handler(({ input, context }) =>
      completePicture(deps, requireMember(context), input.pictureId),
    ),
  });
}
