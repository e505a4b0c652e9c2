import { administrationContract } from './administration/administration.contract.ts';
import { analyticsContract } from './analytics/analytics.contract.ts';
import { auditContract } from './audit/audit.contract.ts';
import { blogContract } from './blog/blog.contract.ts';
import { blogAdminContract } from './blog/blog-admin.contract.ts';
import { cartContract } from './cart/cart.contract.ts';
import { catalogueContract } from './catalogue/catalogue.contract.ts';
import { catalogueAdminContract } from './catalogue/catalogue-admin.contract.ts';
import { checkoutContract } from './checkout/checkout.contract.ts';
import { countryRulesContract } from './checkout/country-rules.contract.ts';
import { couponsContract } from './checkout/coupons.contract.ts';
import { ordersContract } from './checkout/orders.contract.ts';
import { ordersAdminContract } from './checkout/orders-admin.contract.ts';
import { subscriptionsAdminContract } from './checkout/subscriptions-admin.contract.ts';
import { claimsContract } from './claims/claims.contract.ts';
import { chatNotificationsContract } from './community/chat-notifications.contract.ts';
import { chatPicturesContract } from './community/chat-pictures.contract.ts';
import { communityContract } from './community/community.contract.ts';
import { communityAdminContract } from './community/community-admin.contract.ts';
import { messagesContract } from './community/messages.contract.ts';
import { contactContract } from './contact/contact.contract.ts';
import { downloadsContract } from './downloads/downloads.contract.ts';
import { emailPreferencesContract } from './email-preferences/email-preferences.contract.ts';
import { entitlementsContract } from './entitlements/entitlements.contract.ts';
import { environmentsContract } from './environments/environments.contract.ts';
import { eventsContract } from './events/events.contract.ts';
import { eventsAdminContract } from './events/events-admin.contract.ts';
import { glossaryContract } from './glossary/glossary.contract.ts';
import { helpContract } from './help/help.contract.ts';
import { accountContract } from './identity/account.contract.ts';
import { identityContract } from './identity/identity.contract.ts';
import { certificatesContract } from './learning/certificates.contract.ts';
import { learningContract } from './learning/learning.contract.ts';
import { learningAdminContract } from './learning/learning-admin.contract.ts';
import { reviewsContract } from './learning/reviews.contract.ts';
import { reviewsAdminContract } from './learning/reviews-admin.contract.ts';
import { locationContract } from './location/location.contract.ts';
import { mediaContract } from './media/media.contract.ts';
import { moderationContract } from './moderation/moderation.contract.ts';
import { moderationAdminContract } from './moderation/moderation-admin.contract.ts';
import { newsletterContract } from './newsletter/newsletter.contract.ts';
import { pathsContract } from './paths/paths.contract.ts';
import { dataRequestsContract } from './personal-data/data-requests.contract.ts';
import { personalDataContract } from './personal-data/personal-data.contract.ts';
import { salesRepsContract } from './sales-reps/sales-reps.contract.ts';
import { salesRepsAdminContract } from './sales-reps/sales-reps-admin.contract.ts';
import { settingsContract } from './settings/settings.contract.ts';
import { videosContract } from './videos/videos.contract.ts';
import { videosAdminContract } from './videos/videos-admin.contract.ts';

/** The whole API, by module. */
export const contract = {
  administration: administrationContract,
  analytics: analyticsContract,
  audit: auditContract,
  blog: blogContract,
  blogAdmin: blogAdminContract,
  cart: cartContract,
  catalogue: catalogueContract,
  catalogueAdmin: catalogueAdminContract,
  certificates: certificatesContract,
  chatNotifications: chatNotificationsContract,
  checkout: checkoutContract,
  claims: claimsContract,
  community: communityContract,
  communityAdmin: communityAdminContract,
  contact: contactContract,
  countryRules: countryRulesContract,
  coupons: couponsContract,
  subscriptionsAdmin: subscriptionsAdminContract,
  downloads: downloadsContract,
  emailPreferences: emailPreferencesContract,
  entitlements: entitlementsContract,
  environments: environmentsContract,
  events: eventsContract,
  eventsAdmin: eventsAdminContract,
  glossary: glossaryContract,
  paths: pathsContract,
  help: helpContract,
  identity: {
    ...identityContract,
    account: { ...accountContract, ...personalDataContract },
    dataRequests: dataRequestsContract,
  },
  learning: learningContract,
  learningAdmin: learningAdminContract,
  location: locationContract,
  media: mediaContract,
  messages: messagesContract,
  chatPictures: chatPicturesContract,
  moderation: moderationContract,
  moderationAdmin: moderationAdminContract,
  newsletter: newsletterContract,
  orders: ordersContract,
  ordersAdmin: ordersAdminContract,
  reviews: reviewsContract,
  reviewsAdmin: reviewsAdminContract,
  salesReps: salesRepsContract,
  salesRepsAdmin: salesRepsAdminContract,
  settings: settingsContract,
  videos: videosContract,
  videosAdmin: videosAdminContract,
};
