import { definePages } from './page.ts';

/** Films, lessons and what a student takes home. */
export const learnPages = definePages({
  itv: {
    path: '/itv',
    route: 'itv',
    audience: 'public',
    texts: ['itv', 'catalogue'],
    cache: {
      choices: {
        show: ['quickie', 'markets', 'method', 'tools', 'live'],
        topic: [
          'candles',
          'trend',
          'levels',
          'risk',
          'orders',
          'psychology',
          'dax',
          'dow-jones',
          'commodities',
          'forex',
        ],
      },
      entries: ['q', 'cursor'],
    },
    next: ['/itv/:slug', '/signup'],
  },
  itvVideo: {
    path: '/itv/:slug',
    route: 'itv-video',
    audience: 'public',
    texts: ['itv', 'catalogue', 'quickie'],
    cache: { items: 'video' },
    example: '/itv/how-to-read-one-candle',
    next: ['/itv/:slug', '/itv'],
  },
  myCourses: {
    path: '/my-courses',
    route: 'my-courses',
    audience: 'member',
    texts: ['learning', 'quiz', 'chart', 'player', 'courses', 'catalogue', 'session', 'events'],
    next: ['/my-courses/:course/:lesson'],
  },
  library: {
    path: '/library',
    route: 'library',
    audience: 'member',
    texts: ['library', 'downloads', 'catalogue', 'certificate', 'orders'],
    next: ['/my-courses', '/my-courses/:course/:lesson'],
  },
  // Free lessons can be read by everyone, so these ask for themselves who may read.
  myCourse: {
    path: '/my-courses/:course',
    route: 'my-course',
    audience: 'public',
    texts: ['learning', 'quiz', 'chart', 'player', 'courses', 'catalogue'],
    example: '/my-courses/fast-track',
  },
  reader: {
    path: '/my-courses/:course/:lesson',
    route: 'reader',
    audience: 'public',
    texts: ['learning', 'quiz', 'chart', 'player', 'courses', 'catalogue', 'certificate'],
    example: '/my-courses/fast-track/what-a-trade-may-cost',
  },
  certificates: {
    path: '/certificates',
    route: 'certificates',
    audience: 'public',
    texts: ['certificate'],
    cache: { entries: ['code'] },
  },
  certificate: {
    path: '/certificates/:code',
    route: 'certificate',
    audience: 'public',
    texts: ['certificate', 'social'],
    example: '/certificates/UNKNOWN2CODE',
  },
});
