import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The living page of the kit is for people who build the product, not for its visitors. */
const workshop =
  process.env.WITH_KIT === '1' || process.env.NODE_ENV === 'development'
    ? [route('kit', 'routes/kit.tsx')]
    : [];

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
  ...workshop,
  ...['auth', 'signup', 'login', 'forgot-password', 'reset-password/:token'].map((path) =>
    route(path, 'routes/auth.tsx', { id: `auth at ${path}` }),
  ),
  layout('routes/member-area.tsx', [route('account-settings', 'routes/account-settings.tsx')]),
  layout('routes/admin-area.tsx', [
    route('admin', 'routes/admin.tsx'),
    route('admin/people', 'routes/admin-people.tsx'),
    route('admin/people/:userId', 'routes/admin-person.tsx'),
    route('admin/audit', 'routes/admin-audit.tsx'),
    route('admin/claims', 'routes/admin-claims.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
