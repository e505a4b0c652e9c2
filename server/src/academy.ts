/** Who signs mails, printed matter and contracts. */
export const academy = {
  name: 'Danube Trading Academy s.r.o.',
  addressLines: ['Laurinská 14', '811 01 Bratislava', 'Slovakia'],
  email: 'desk@danube-trading.example',
};
