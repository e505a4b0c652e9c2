import type { Act } from '../../../platform/act.ts';
import type { RequestContext } from '../../../platform/request-context.ts';

/** Someone acting on their own account. */
export type OwnAct<Input = unknown> = Act & {
  readonly context: RequestContext;
  readonly input: Input;
};
