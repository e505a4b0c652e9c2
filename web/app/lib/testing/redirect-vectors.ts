/** Addresses of another site in the many ways of writing them; none may be followed. */
const foreign = [
  ...['//e', '//e.example', '//e.example/', '//e.example/%2f..', '///e', '///e.example', '////e'],
  ...['/\\e', '/\\e.example', '/\\/e.example', '/\\\\e.example', '\\/e', '\\\\e', '\\e', '\\\\/e'],
  ...['//\\e', '/\\/\\e', '//\\/e', '/a\\b', '/a/\\e', '/..\\e', '/\\..\\e', '/a?b\\c', '/a#\\'],
  ...['http:e', 'http:/e', 'http://e', 'http:///e', 'https:e', 'https:/e', 'https://e.example'],
  ...[
    'HTTP://e',
    'hTTps://e',
    'http:\\\\e',
    'https:\\e',
    'ftp://e',
    'ws://e',
    'file:///etc/passwd',
  ],
  ...['javascript:alert(1)', 'JavaScript:alert(1)', 'javascript://%0aalert(1)', 'javascript:/*/e'],
  ...['data:text/html,x', 'data:text/html;base64,eA==', 'vbscript:x', 'blob:x', 'about:blank'],
  ...['mailto:a@e', 'tel:1', 'view-source:/', 'intent://e', 'x:y', ':', '://e', ':80', ':/e'],
  ...['@e', '@e.example', 'user@e', 'user:pass@e', '/@e/..//e', '//user@e', '//user:pass@e'],
  ...[
    '//danube.example@e',
    '//e#@danube.example',
    '//e?@danube.example',
    'https://danube.example@e',
  ],
  ...['/./\\e', '/.//e', '/.//e.example', '/..//e', '/../..//e', '/a/..//e', '/a/../..//e.example'],
  ...['/%2e//e', '/%2E//e', '/.%2e//e', '/%2e%2e//e', '/a/%2e%2e//e', '/a/.%2E//e', '/./%2e/..//e'],
  ...['/a//b', '/a//', '/a/.//b', '/http://e', '/courses//', '/courses//e.example'],
  ...['/%2f', '/%2F/', '/%2fe', '/%2Fe.example', '/%2f%2fe', '/%2F%2Fe', '/a%2fb', '/a%2F%2Fb'],
  ...['/%5c', '/%5Ce', '/%5ce.example', '/%5c%5ce', '/%5C/e', '/%5c/%5ce', '/a%5cb', '/a/%5C'],
  ...['/%252f', '/%252fe', '/%255ce', '/%25252f', '/%25', '/a%25b', '/%25%32%66'],
  ...['/%00', '/%00e', '/a%00b', '/%09/e', '/%0a/e', '/%0d/e', '/%0d%0aSet-Cookie:x', '/%0A'],
];

/** Characters that browsers drop, or that end one line and begin another. */
const invisible = [
  ...['\t//e', '\n//e', '\r//e', ' //e', '/\t/e', '/\n/e', '/\r/e', '/\r\n/e', '/\t\\e', '/ /e'],
  ...['\t/a', '\n/a', ' /a', '/a ', '/a\t', '/a\n', '/a\r\n', '/a\r\nLocation: //e', '/a b', '/ a'],
  ...[
    '/\u0000',
    '/\u0000/e',
    '\u0000//e',
    '/a\u0000b',
    '/\u0001/e',
    '/\u0008',
    '/\u000b/e',
    '/\u000c/e',
  ],
  ...[
    '/\u001b[31m',
    '/\u001f',
    '/\u007f',
    '/\u007f/e',
    '/\u0080',
    '/\u0085/e',
    '/\u009f',
    '/\u00a0/e',
  ],
  ...[
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:x',
  ],
];

/** Not a path from the root. */
const notPaths = [
  ...[
    '',
    ' ',
    '.',
    '..',
    './a',
    '../a',
    'a',
    'a/b',
    'courses',
    'e.example',
    '?a=b',
    '#a',
    '?',
    '#',
  ],
  ...['*', '~', '-', 'null', 'undefined', '%2f', '%2fcourses', '%2F%2Fe', '%5c%5ce', '&#47;&#47;e'],
  ...[
    '\u2215\u2215e',
    '\uff0f\uff0fe',
    '\u2044\u2044e',
    '\u29f8e',
    '\u3002',
    '\uff0e\uff0e/e',
    '\u{1f600}',
  ],
];

/** The authentication screen itself: whoever has signed in would come back to where they were. */
const authPages = [
  ...[
    '/auth',
    '/auth/',
    '/auth?tab=signin',
    '/auth?redirect=/auth',
    '/auth#reset=x',
    '/AUTH',
    '/Auth/',
  ],
  ...['/signup', '/signup/', '/signup?x', '/SignUp', '/login', '/login/', '/login?x', '/LOGIN'],
  ...['/forgot-password', '/forgot-password/', '/Forgot-Password?x', '/reset-password'],
  ...['/reset-password/', '/reset-password/token', '/RESET-PASSWORD/token', '/auth/anything'],
  ...[
    '/%61uth',
    '/a%75th',
    '/%41UTH',
    '/./auth',
    '/../auth',
    '/a/../auth',
    '/%2e/auth',
    '/logi%6e',
  ],
];

/** Broken writing, and more than any page of ours needs. */
const malformed = [
  ...['/%', '/%z', '/%e', '/%c0%af', '/%c0%ae', '/%ff', '/%e0%80%af', '/a/%fe', '/%f0%9f'],
  ...[`/${'a'.repeat(2_001)}`, `/a?${'b'.repeat(5_000)}`, `/${'a/'.repeat(2_000)}`],
];

/** Refused, each falls back to the site root. */
export const refusedRedirects: readonly string[] = [
  ...foreign,
  ...invisible,
  ...notPaths,
  ...authPages,
  ...malformed,
];

/** Followed, as the browser itself would write it. */
export const followedRedirects: readonly (readonly [string, string])[] = [
  ['/', '/'],
  ['/courses', '/courses'],
  ['/courses/', '/courses/'],
  ['/course/fast-track', '/course/fast-track'],
  ['/download#forbidden-trading', '/download#forbidden-trading'],
  ['/account-settings?lang=de#devices', '/account-settings?lang=de#devices'],
  [
    '/admin/people?search=a%40b.example&state=active',
    '/admin/people?search=a%40b.example&state=active',
  ],
  ['/community?to=%2F%2Fe.example', '/community?to=%2F%2Fe.example'],
  ['/community?to=https://e.example', '/community?to=https://e.example'],
  ['/courses?name=a//b', '/courses?name=a//b'],
  ['/courses#//e', '/courses#//e'],
  ['/?tab=signup', '/?tab=signup'],
  ['/authors', '/authors'],
  ['/logins', '/logins'],
  ['/signup-bonus', '/signup-bonus'],
  ['/my-courses/auth', '/my-courses/auth'],
  ['/blog/žltý-kôň', '/blog/%C5%BElt%C3%BD-k%C3%B4%C5%88'],
  ['/blog/курс', '/blog/%D0%BA%D1%83%D1%80%D1%81'],
  ['/\u2215e.example', '/%E2%88%95e.example'],
  ['/\uff0fe.example', '/%EF%BC%8Fe.example'],
  ['/\u3002/e', '/%E3%80%82/e'],
  ['/@e.example', '/@e.example'],
  ['/user@e.example', '/user@e.example'],
  ['/a:b', '/a:b'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['/./..//../e/', '/e/'],
  ['/a/./b', '/a/b'],
  ['/a/../b', '/b'],
  ['/../../b', '/b'],
  ['/%7Eanna', '/%7Eanna'],
  ['/a%20b', '/a%20b'],
  ['/a?x=%0d%0a', '/a?x=%0d%0a'],
];
