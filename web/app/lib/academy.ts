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
  phone: { shown: '+421 2 5555 0142', dialled: '+421255550142' },
} as const;
