/** The oldest versions that can display the pages. */
export const minimumBrowsers = ['Chrome 63', 'Firefox 55', 'Safari 11', 'Edge 79', 'Opera 50'];

export const recommendedBrowsers = ['Chrome 80+', 'Firefox 70+', 'Safari 14+', 'Edge 80+'];
