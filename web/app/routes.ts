import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The living page of the kit is for people who build the product, not for its visitors. */
const workshop =
  process.env.WITH_KIT === '1' || process.env.NODE_ENV === 'development'
    ? [route('kit', 'routes/kit.tsx')]
    : [];

/** The administration of the catalogue: the same three pages for every kind. */
const catalogueLists = [
  ...['admin/courses', 'course-management', 'admin/packages', 'admin/fact-sheets'],
  ...['admin/books', 'admin/book-management', 'book-management'],
  ...['admin/indicators', 'indicator-management'],
];
const catalogueForms = [
  ...['admin/create-course', 'admin/create-book', 'admin/indicators/create'],
  ...['admin/packages/create', 'admin/fact-sheets/create'],
];
const catalogueEditors = [
  ...['admin/courses/:slug', 'admin/create-book/:slug', 'admin/indicators/:slug'],
  ...['admin/packages/:slug', 'admin/fact-sheets/:slug'],
];

export default [
  index('routes/landing.tsx'),
  route('financial-widgets', 'routes/financial-widgets.tsx'),
  route('social-media-demo', 'routes/social-media-demo.tsx'),
  route('instagram-integration', 'routes/instagram-integration.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('cookie-policy', 'routes/cookie-policy.tsx'),
  route('terms-of-service', 'routes/terms-of-service.tsx'),
  route('accessibility', 'routes/accessibility.tsx'),
  route('imprint', 'routes/imprint.tsx'),
  ...['index.html', 'index.htm', 'home', 'index'].map((path) =>
    route(path, 'routes/home-redirect.tsx', { id: `home at ${path}` }),
  ),
  route('sources', 'routes/sources.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('about', 'routes/about.tsx'),
  route('instructors', 'routes/instructors.tsx'),
  ...['viktor-hajnal', 'katharina-lindner'].map((slug) =>
    route(`instructors/${slug}`, 'routes/instructor.tsx', { id: `instructor ${slug}` }),
  ),
  route('courses', 'routes/courses.tsx'),
  route('course/:slug', 'routes/course.tsx'),
  route('course/:slug/lessons/:lesson', 'routes/course-lesson.tsx'),
  route('course-details/:slug', 'routes/course-details.tsx'),
  route('books', 'routes/books.tsx'),
  route('book/:slug', 'routes/book.tsx'),
  route('indicator/:id', 'routes/indicator.tsx'),
  route('itv', 'routes/itv.tsx'),
  route('itv/:slug', 'routes/itv-video.tsx'),
  route('pricing', 'routes/pricing.tsx'),
  route('search', 'routes/search.tsx'),
  route('payment-options', 'routes/payment-options.tsx'),
  route('payment/cancel', 'routes/payment-cancel.tsx'),
  // Anybody may come; the page itself asks a visitor to sign in.
  route('checkout', 'routes/checkout.tsx'),
  route('payment/success', 'routes/payment-success.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('certificates', 'routes/certificates.tsx'),
  route('certificates/:code', 'routes/certificate.tsx'),
  ...['download', 'free-downloads'].map((path) =>
    route(path, 'routes/downloads.tsx', { id: `downloads at ${path}` }),
  ),
  ...['download-indicators', 'download/indicators'].map((path) =>
    route(path, 'routes/download-indicators.tsx', { id: `indicators at ${path}` }),
  ),
  route('newsletter', 'routes/newsletter.tsx'),
  ...workshop,
  ...['auth', 'signup', 'login', 'forgot-password', 'reset-password/:token'].map((path) =>
    route(path, 'routes/auth.tsx', { id: `auth at ${path}` }),
  ),
  route('my-courses/:course', 'routes/my-course.tsx'),
  route('my-courses/:course/:lesson', 'routes/reader.tsx'),
  layout('routes/member-area.tsx', [
    route('account-settings', 'routes/account-settings.tsx'),
    route('my-orders', 'routes/my-orders.tsx'),
    route('my-orders/:orderId', 'routes/my-order.tsx'),
    route('withdrawal', 'routes/withdrawal.tsx'),
    route('my-courses', 'routes/my-courses.tsx'),
  ]),
  layout('routes/admin-area.tsx', [
    route('admin', 'routes/admin.tsx'),
    route('admin/people', 'routes/admin-people.tsx'),
    route('admin/people/:userId', 'routes/admin-person.tsx'),
    route('admin/audit', 'routes/admin-audit.tsx'),
    route('admin/claims', 'routes/admin-claims.tsx'),
    route('admin/orders', 'routes/admin-orders.tsx'),
    route('admin/orders/:orderId', 'routes/admin-order.tsx'),
    route('admin/transfers', 'routes/admin-transfers.tsx'),
    route('admin/subscriptions', 'routes/admin-subscriptions.tsx'),
    route('admin/coupons', 'routes/admin-coupons.tsx'),
    route('admin/country-rules', 'routes/admin-country-rules.tsx'),
    route('admin/statistics/orders', 'routes/admin-order-statistics.tsx'),
    route('admin/statistics/courses', 'routes/admin-course-statistics.tsx'),
    route('admin/statistics/downloads', 'routes/admin-download-statistics.tsx'),
    route('admin/upload-management', 'routes/admin-upload-management.tsx'),
    route('video-management', 'routes/video-management.tsx'),
    route('video-management/:videoId', 'routes/video-management-video.tsx'),
    ...catalogueLists.map((path) =>
      route(path, 'routes/admin-catalogue.tsx', { id: `catalogue at ${path}` }),
    ),
    ...catalogueForms.map((path) =>
      route(path, 'routes/admin-catalogue-new.tsx', { id: `catalogue at ${path}` }),
    ),
    ...catalogueEditors.map((path) =>
      route(path, 'routes/admin-catalogue-item.tsx', { id: `catalogue at ${path}` }),
    ),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
