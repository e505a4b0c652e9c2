// Written by `npm run text-keys` from the files of locales/en.
import type completion from '../../locales/en/completion.json';
import type declarations from '../../locales/en/declarations.json';
import type edition from '../../locales/en/edition.json';
import type invoice from '../../locales/en/invoice.json';
import type mailAccount from '../../locales/en/mail/account.json';
import type mailCommunity from '../../locales/en/mail/community.json';
import type mailContact from '../../locales/en/mail/contact.json';
import type mailEvent from '../../locales/en/mail/event.json';
import type mailLearning from '../../locales/en/mail/learning.json';
import type mailModeration from '../../locales/en/mail/moderation.json';
import type mailNewsletter from '../../locales/en/mail/newsletter.json';
import type mailOrder from '../../locales/en/mail/order.json';
import type mailRep from '../../locales/en/mail/rep.json';
import type mailShared from '../../locales/en/mail/shared.json';
import type mailStaff from '../../locales/en/mail/staff.json';
import type payout from '../../locales/en/payout.json';
import type programme from '../../locales/en/programme.json';
import type today from '../../locales/en/today.json';

/** English is the reference: a key exists when English has it. */
export type English = {
  completion: typeof completion;
  declarations: typeof declarations;
  edition: typeof edition;
  invoice: typeof invoice;
  mail: {
    account: typeof mailAccount;
    community: typeof mailCommunity;
    contact: typeof mailContact;
    event: typeof mailEvent;
    learning: typeof mailLearning;
    moderation: typeof mailModeration;
    newsletter: typeof mailNewsletter;
    order: typeof mailOrder;
    rep: typeof mailRep;
    shared: typeof mailShared;
    staff: typeof mailStaff;
  };
  payout: typeof payout;
  programme: typeof programme;
  today: typeof today;
};
