import { definePages } from './page.ts';

/** Videos, lessons and downloads. */
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
  paths: {
    path: '/paths',
    route: 'paths',
    audience: 'public',
    texts: ['paths'],
    cache: {},
    next: ['/paths/:slug', '/placement'],
  },
  path: {
    path: '/paths/:slug',
    route: 'path',
    audience: 'public',
    texts: ['paths'],
    cache: { items: 'path' },
    example: '/paths/four-weeks-of-evenings',
    next: ['/course/:slug', '/paths'],
  },
  placement: {
    path: '/placement',
    route: 'placement',
    audience: 'public',
    texts: ['placement', 'paths'],
    cache: {
      entries: ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10', 'q11', 'q12'],
    },
    next: ['/paths/:slug', '/courses'],
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
  // Free lessons are public, so these pages check access themselves.
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
