import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The living page of the kit is for people who build the product, not for its visitors. */
const workshop =
  process.env.WITH_KIT === '1' || process.env.NODE_ENV === 'development'
    ? [route('kit', 'routes/kit.tsx')]
    : [];

export default [
  index('routes/landing.tsx'),
  ...workshop,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
