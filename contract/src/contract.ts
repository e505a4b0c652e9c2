import { auditContract } from './audit/audit.contract.ts';
import { claimsContract } from './claims/claims.contract.ts';
import { contactContract } from './contact/contact.contract.ts';
import { eventsContract } from './events/events.contract.ts';
import { identityContract } from './identity/identity.contract.ts';
import { locationContract } from './location/location.contract.ts';

/** Everything that is said over the wire, by module. */
export const contract = {
  audit: auditContract,
  claims: claimsContract,
  contact: contactContract,
  events: eventsContract,
  identity: identityContract,
  location: locationContract,
};
