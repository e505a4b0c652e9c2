import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'page-handler.js',
  // The browser knows all route paths: no extra request before a navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
