import { createContactRouter } from './contact.router.ts';
import type { ContactDependencies } from './send-message.ts';

export function createContact(deps: ContactDependencies) {
  return { routers: { contact: createContactRouter(deps) } };
}
