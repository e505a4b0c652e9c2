import { contactContract } from '@danube/contract/contact/contact.contract.ts';
import { implement } from '@orpc/server';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type ContactDependencies, sendMessage } from './send-message.ts';

export function createContactRouter(deps: ContactDependencies) {
  const os = implement(contactContract).$context<RequestContext>().use(guard);
  return os.router({
    send: os.send.handler(({ input }) => sendMessage(deps, input)),
  });
}
