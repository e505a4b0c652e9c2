import { newsletterContract } from '@danube/contract/newsletter/newsletter.contract.ts';
import { implement } from '@orpc/server';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import type { NewsletterDependencies } from './newsletter.dependencies.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

export function createNewsletterRouter(deps: NewsletterDependencies) {
  const os = implement(newsletterContract).$context<RequestContext>().use(guard);
  return os.router({
    subscribe: os.subscribe.handler(async ({ input }) => {
      await subscribe(deps, input);
      return {};
    }),
    confirm: os.confirm.handler(async ({ input }) => {
      await confirmSubscription(deps, input.token);
      return {};
    }),
    leave: os.leave.handler(async ({ input }) => {
      await unsubscribe(deps, input.token);
      return {};
    }),
  });
}
