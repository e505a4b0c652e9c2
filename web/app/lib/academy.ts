/** The academy as printed in the footer and told to search engines. */
export const academy = {
  brand: { first: 'Danube', second: 'Trading Academy' },
  name: 'Danube Trading Academy',
  legalName: 'Danube Trading Academy s.r.o.',
  street: 'Laurinská 14',
  postalCode: '811 01',
  city: 'Bratislava',
  countryCode: 'SK',
  email: 'desk@danube-trading.example',
  /** Where the weekly session is held whenever the programme names no room of its own. */
  meetingUrl: 'https://meet.danube-trading.example/tuesday',
  /** Pays the academy for its place on the landing page. */
  partnerBroker: { name: 'Kestrel Markets', url: 'https://www.kestrel-markets.example/' },
  /** Names of the academy's accounts elsewhere. */
  social: {
    instagram: 'danube.trading.example',
    youtube: 'danube-trading-example',
    youtubePlaylist: 'PL-danube-trading-example',
    linkedin: 'danube-trading-example',
    x: 'danube_example',
  },
  phone: { shown: '+421 2 5555 0142', dialled: '+421255550142' },
  // Samples until the company is registered: their check digits are wrong, so they are nobody's.
  companyNumber: '99 014 200',
  taxId: '2999014200',
  vatId: 'SK2999014200',
  registerEntry: '990142/B',
  directors: ['Zuzana Kráľová', 'Martin Weiss'],
} as const;
