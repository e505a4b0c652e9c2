/** The columns of a bank's file. */
export type BankColumns = {
  readonly day: number;
  readonly amount: AmountColumns;
  /** All columns that may contain the reference. */
  readonly texts: readonly number[];
  readonly currency: number | null;
  readonly payer: number | null;
  /** For unsigned amounts: whether the money came in or went out. */
  readonly direction: number | null;
};

export type AmountColumns =
  | { readonly kind: 'signed'; readonly at: number }
  | { readonly kind: 'split'; readonly came: number; readonly went: number };

/** Parses a header; null unless day, amount and text each have a column. */
export function findBankColumns(cells: readonly string[]): BankColumns | null {
  const names = cells.map(normaliseName);
  const day = firstOf(names, dayNames);
  const amount = amountColumns(names);
  if (day === null || !amount || columnIndexesOf(amount).includes(day)) return null;
  const taken = [day, ...columnIndexesOf(amount)];
  const texts = names.flatMap((name, at) =>
    matchesName(name, textNames) && !taken.includes(at) ? [at] : [],
  );
  if (texts.length === 0) return null;
  const payer = firstOf(names, payerNames);
  return {
    day,
    amount,
    texts,
    currency: firstOf(names, currencyNames),
    // A column that may contain the reference takes precedence.
    payer: payer !== null && texts.includes(payer) ? null : payer,
    direction: firstOf(names, directionNames),
  };
}

function amountColumns(names: readonly string[]): AmountColumns | null {
  const at = firstOf(names, amountNames);
  if (at !== null) return { kind: 'signed', at };
  const came = firstOf(names, creditNames);
  const went = firstOf(names, debitNames);
  return came === null || went === null ? null : { kind: 'split', came, went };
}

function columnIndexesOf(amount: AmountColumns): number[] {
  return amount.kind === 'signed' ? [amount.at] : [amount.came, amount.went];
}

/** The column with the first matching name; earlier names are preferred. */
function firstOf(names: readonly string[], wanted: readonly string[]): number | null {
  for (const word of wanted) {
    const exact = names.indexOf(word);
    if (exact >= 0) return exact;
  }
  const partly = names.findIndex((name) => matchesName(name, wanted));
  return partly >= 0 ? partly : null;
}

/** `booking date (utc)` matches `booking date`; `update` doesn't match `date`. */
function matchesName(name: string, wanted: readonly string[]): boolean {
  return wanted.some((word) => ` ${name} `.includes(` ${word} `));
}

/** Lower case without diacritics, with single spaces. */
function normaliseName(name: string): string {
  const letters = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return letters
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

// In the EU languages, without diacritics. Banks differ; add missing names when a file isn't
// recognised.
const dayNames = [
  'buchungstag',
  'buchungsdatum',
  'booking date',
  'posting date',
  'bookingdate',
  'boekdatum',
  'datum zauctovania',
  'datum zauctovani',
  'data ksiegowania',
  'data contabile',
  'dato',
  'date de comptabilisation',
  'date operation',
  'date de l operation',
  'data operazione',
  'fecha operacion',
  'fecha contable',
  'data operacji',
  'bokforingsdag',
  'kirjauspaiva',
  'konyveles datuma',
  'transaction date',
  'completed date',
  'date',
  'datum',
  'data',
  'fecha',
  'buchung',
  'paiva',
  'kuupaev',
  'datums',
  'ημερομηνια',
  'дата',
  'wertstellung',
  'value date',
  'valutadatum',
  'valuta',
];
const amountNames = [
  'betrag',
  'umsatz',
  'amount',
  'suma',
  'ciastka',
  'castka',
  'objem',
  'montant',
  'importo',
  'importe',
  'kwota',
  'bedrag',
  'montante',
  'valor',
  'osszeg',
  'iznos',
  'znesek',
  'maara',
  'summa',
  'belopp',
  'belob',
  'beløb',
  'ποσο',
  'сума',
  'betrag eur',
  'amount eur',
];
const creditNames = [
  'credit',
  'haben',
  'paid in',
  'money in',
  'avere',
  'accrediti',
  'entrate',
  'abono',
  'haber',
  'uznania',
  'kredit',
  'credito',
  'gutschrift',
  'jovairas',
  'bijschrijving',
];
const debitNames = [
  'debit',
  'soll',
  'paid out',
  'money out',
  'dare',
  'addebiti',
  'uscite',
  'cargo',
  'debe',
  'obciazenia',
  'debet',
  'debito',
  'lastschrift',
  'terheles',
  'afschrijving',
];
const textNames = [
  'verwendungszweck',
  'zweck',
  'zahlungsreferenz',
  'kundenreferenz',
  'referenz',
  'reference',
  'description',
  'details',
  'purpose',
  'remittance information',
  'payment details',
  'narrative',
  'referencia platitela',
  'referencia',
  'popis',
  'sprava pre prijemcu',
  'zprava pro prijemce',
  'ucel platby',
  'poznamka',
  'informacia pre prijemcu',
  'libelle',
  'motif',
  'communication',
  'causale',
  'descrizione',
  'riferimento',
  'concepto',
  'descripcion',
  'descricao',
  'tytul',
  'tytulem',
  'opis',
  'opis transakcji',
  'omschrijving',
  'mededelingen',
  'kenmerk',
  'kozlemeny',
  'detalii',
  'descriere',
  'poziv na broj',
  'namen',
  'sklic',
  'viesti',
  'viite',
  'meddelande',
  'meddelelse',
  'tekst',
  'selgitus',
  'viitenumber',
  'merkis',
  'maksajuma merkis',
  'paskirtis',
  'mokejimo paskirtis',
  'αιτιολογια',
  'περιγραφη',
  'основание',
  'message',
  'buchungstext',
];
const payerNames = [
  'auftraggeber',
  'zahlungspflichtiger',
  'name zahlungsbeteiligter',
  'beguenstigter',
  'payer',
  'begunstigter zahlungspflichtiger',
  'counterparty',
  'counterparty name',
  'sender',
  'nazov protiuctu',
  'protistrana',
  'platitel',
  'nazev protiuctu',
  'donneur d ordre',
  'emetteur',
  'ordinante',
  'controparte',
  'ordenante',
  'contraparte',
  'nadawca',
  'kontrahent',
  'nazwa nadawcy',
  'tegenpartij',
  'naam tegenpartij',
  'ellenoldali nev',
  'partner neve',
  'platitor',
  'uplatitelj',
  'naziv platitelja',
  'placnik',
  'maksaja',
  'maksaja nimi',
  'moketojas',
  'avsandare',
  'afsender',
  'saaja maksaja',
  'maksajs',
  'εντολεας',
  'наредител',
  'partner name',
];
const currencyNames = [
  'wahrung',
  'waehrung',
  'currency',
  'mena',
  'devise',
  'divisa',
  'moneda',
  'moeda',
  'waluta',
  'munt',
  'devizanem',
  'valuuta',
  'valuta',
  'νομισμα',
  'валута',
];
const directionNames = [
  'soll haben',
  'af bij',
  'debit credit',
  'credit debit',
  'debet credit',
  'cdtdbtind',
  'soll haben kennzeichen',
];
