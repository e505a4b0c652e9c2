import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The living page of the kit is for people who build the product, not for its visitors. */
const workshop =
  process.env.WITH_KIT === '1' || process.env.NODE_ENV === 'development'
    ? [route('kit', 'routes/kit.tsx')]
    : [];

export default [
  index('routes/landing.tsx'),
  route('financial-widgets', 'routes/financial-widgets.tsx'),
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
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
