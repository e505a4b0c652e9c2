import type { ActionContext } from '../../../platform/action-context.ts';
import type { RequestContext } from '../../../platform/request-context.ts';

/** Someone acting on their own account. */
export type OwnActionContext<Input = unknown> = ActionContext & {
  readonly context: RequestContext;
  readonly input: Input;
};
