import { auditContract } from './audit/audit.contract.ts';
import { eventsContract } from './events/events.contract.ts';
import { identityContract } from './identity/identity.contract.ts';

/** Everything that is said over the wire, by module. */
export const contract = {
  audit: auditContract,
  events: eventsContract,
  identity: identityContract,
};
