import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'page-handler.js',
  // All route addresses are known to the browser: no extra request before a navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
