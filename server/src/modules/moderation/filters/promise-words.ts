import type { LanguageCode } from '@danube/contract/locale.ts';

/** How a language promises profits. Words are prefixes: `gewinn` also matches `gewinne`. */
export type PromiseWords = {
  /** Words for certainty. */
  readonly sure: readonly string[];
  /** Words for profit. */
  readonly gain: readonly string[];
  /** Preceding words that turn the sentence into a warning. */
  readonly denials: readonly string[];
  /** Typical phrases, each sufficient on its own. */
  readonly phrases: readonly string[];
};

export const promiseWords: Readonly<Record<LanguageCode, PromiseWords>> = {
  en: {
    sure: ['guarantee', 'guaranteed', 'risk-free', 'riskfree', 'surefire'],
    gain: ['profit', 'return', 'gain', 'income', 'earning', 'win'],
    denials: [
      'no',
      'not',
      'never',
      'nobody',
      'without',
      'isn',
      'can',
      'cannot',
      'don',
      'doesn',
      'promise',
    ],
    phrases: [
      'double your money',
      'triple your money',
      'double your deposit',
      '100 win rate',
      'never lose a trade',
      'send me your deposit',
      'i manage your account',
      'passive income guaranteed',
    ],
  },
  de: {
    sure: ['garantiert', 'garantie', 'risikolos', 'risikofrei', 'todsicher'],
    gain: ['gewinn', 'rendite', 'profit', 'ertrag', 'einkommen', 'verdienst'],
    denials: ['kein', 'nicht', 'nie', 'niemand', 'ohne', 'weder'],
    phrases: [
      'verdopple dein geld',
      'verdoppeln sie ihr geld',
      'verdopple deine einzahlung',
      '100 trefferquote',
      'ich verwalte dein konto',
    ],
  },
  fr: {
    sure: ['garanti', 'sans risque', 'assuré'],
    gain: ['profit', 'gain', 'rendement', 'bénéfice', 'revenu'],
    denials: ['pas', 'aucun', 'jamais', 'sans', 'ne', 'ni', 'personne'],
    phrases: [
      'doublez votre argent',
      'doublez votre mise',
      'double ton argent',
      '100 de réussite',
      'je gère votre compte',
    ],
  },
  it: {
    sure: ['garantit', 'senza rischi', 'assicurat'],
    gain: ['profitt', 'guadagn', 'rendiment', 'entrat', 'utile'],
    denials: ['non', 'nessun', 'mai', 'senza', 'né'],
    phrases: [
      'raddoppia i tuoi soldi',
      'raddoppi il tuo denaro',
      'raddoppia il deposito',
      'gestisco il tuo conto',
      '100 di successo',
    ],
  },
  es: {
    sure: ['garantiza', 'sin riesgo', 'asegurad'],
    gain: ['ganancia', 'beneficio', 'rentabilidad', 'ingreso', 'rendimiento'],
    denials: ['no', 'ningún', 'ninguna', 'nunca', 'sin', 'nadie', 'ni'],
    phrases: [
      'duplica tu dinero',
      'duplique su dinero',
      'duplica tu depósito',
      'gestiono tu cuenta',
      '100 de acierto',
    ],
  },
  pl: {
    sure: ['gwarantowan', 'gwarancj', 'pewny', 'pewne', 'bez ryzyka'],
    gain: ['zysk', 'zarob', 'dochód', 'dochod', 'profit'],
    denials: ['nie', 'żadn', 'brak', 'nigdy', 'nikt', 'bez', 'ani'],
    phrases: [
      'podwój swoje pieniądze',
      'podwój swój depozyt',
      'podwoję twoje pieniądze',
      '100 skuteczności',
      'poprowadzę twoje konto',
    ],
  },
  sk: {
    sure: ['garantovan', 'zaručen', 'bez rizika', 'istý'],
    gain: ['zisk', 'výnos', 'zárob', 'príjem', 'profit'],
    denials: ['nie', 'žiad', 'nikdy', 'nikto', 'bez', 'ani', 'neexistuj'],
    phrases: [
      'zdvojnásobte svoje peniaze',
      'zdvojnásob svoje peniaze',
      'zdvojnásobím tvoje peniaze',
      '100 úspešnosť',
      'spravujem váš účet',
    ],
  },
  cs: {
    sure: ['garantovan', 'zaručen', 'bez rizika', 'jistý'],
    gain: ['zisk', 'výnos', 'výděl', 'příjem', 'profit'],
    denials: ['ne', 'není', 'žádn', 'nikdy', 'nikdo', 'bez', 'ani', 'neexistuj'],
    phrases: [
      'zdvojnásobte své peníze',
      'zdvojnásob své peníze',
      'zdvojnásobím tvoje peníze',
      '100 úspěšnost',
    ],
  },
  hu: {
    sure: ['garantált', 'kockázatmentes', 'biztos'],
    gain: ['profit', 'haszon', 'hozam', 'nyereség', 'bevétel'],
    denials: ['nem', 'nincs', 'soha', 'senki', 'sem'],
    phrases: [
      'duplázd meg a pénzed',
      'megduplázom a pénzed',
      'duplázza meg a pénzét',
      '100 találati arány',
    ],
  },
  hr: {
    sure: ['zajamčen', 'garantiran', 'bez rizika', 'siguran'],
    gain: ['dobit', 'zarad', 'profit', 'prinos', 'prihod'],
    denials: ['ne', 'nema', 'nije', 'nikad', 'nitko', 'bez'],
    phrases: ['udvostručite svoj novac', 'udvostruči svoj novac', '100 uspješnost'],
  },
  sl: {
    sure: ['zajamčen', 'garantiran', 'brez tveganja', 'zagotovljen'],
    gain: ['dobič', 'zasluž', 'donos', 'profit', 'prihod'],
    denials: ['ne', 'ni', 'nikoli', 'nihče', 'brez', 'noben'],
    phrases: ['podvojite svoj denar', 'podvoji svoj denar', '100 uspešnost'],
  },
  ro: {
    sure: ['garantat', 'fără risc', 'asigurat'],
    gain: ['profit', 'câștig', 'venit', 'randament'],
    denials: ['nu', 'niciun', 'nicio', 'niciodată', 'nimeni', 'fără'],
    phrases: ['dublează ți banii', 'dublați vă banii', 'îți dublez banii', '100 rată de succes'],
  },
  bg: {
    sure: ['гарантиран', 'без риск', 'сигурн'],
    gain: ['печалб', 'доход', 'доходност', 'профит'],
    denials: ['не', 'няма', 'никога', 'никой', 'без', 'никаква'],
    phrases: ['удвоете парите си', 'удвои парите си', '100 успеваемост'],
  },
  el: {
    sure: ['εγγυημέν', 'σίγουρ', 'χωρίς ρίσκο', 'χωρίς κίνδυνο'],
    gain: ['κέρδ', 'κέρδος', 'απόδοσ', 'εισόδημα', 'έσοδα'],
    denials: ['δεν', 'όχι', 'ποτέ', 'κανείς', 'κανένα', 'χωρίς'],
    phrases: ['διπλασιάστε τα χρήματά σας', 'διπλασίασε τα χρήματά σου', '100 ποσοστό επιτυχίας'],
  },
  pt: {
    sure: ['garantid', 'sem risco', 'assegurad'],
    gain: ['lucro', 'ganho', 'rendimento', 'retorno', 'renda'],
    denials: ['não', 'nenhum', 'nunca', 'sem', 'ninguém', 'nem'],
    phrases: [
      'duplique o seu dinheiro',
      'dobre o seu dinheiro',
      'duplica o teu dinheiro',
      'duplique o seu depósito',
      '100 de acerto',
      'faço a gestão da sua conta',
      'faço a gestão da tua conta',
    ],
  },
  nl: {
    sure: ['gegarandeerd', 'risicoloos', 'risicovrij', 'zeker'],
    gain: ['winst', 'rendement', 'inkomen', 'opbrengst'],
    denials: ['geen', 'niet', 'nooit', 'niemand', 'zonder'],
    phrases: [
      'verdubbel je geld',
      'verdubbel uw geld',
      'verdubbel je inleg',
      '100 winstpercentage',
    ],
  },
  da: {
    sure: ['garanteret', 'risikofri', 'sikker'],
    gain: ['profit', 'gevinst', 'afkast', 'indtægt', 'indtjening'],
    denials: ['ingen', 'ikke', 'aldrig', 'uden'],
    phrases: ['fordobl dine penge', 'fordobl dit indskud', '100 træfsikkerhed'],
  },
  sv: {
    sure: ['garantera', 'riskfri', 'säker'],
    gain: ['vinst', 'avkastning', 'inkomst', 'profit'],
    denials: ['ingen', 'inga', 'inte', 'aldrig', 'utan'],
    phrases: ['dubbla dina pengar', 'fördubbla dina pengar', '100 träffsäkerhet'],
  },
  fi: {
    sure: ['taattu', 'taatut', 'taatusti', 'riskitön', 'varma'],
    gain: ['voitto', 'tuotto', 'tulo', 'ansio'],
    denials: ['ei', 'eivät', 'koskaan', 'kukaan', 'ilman'],
    phrases: ['tuplaa rahasi', 'kaksinkertaista rahasi', '100 osumatarkkuus'],
  },
  et: {
    sure: ['garanteeritud', 'riskivaba', 'kindel'],
    gain: ['kasum', 'tulu', 'tootlus', 'tootlust'],
    denials: ['ei', 'pole', 'mitte', 'kunagi', 'keegi', 'ilma'],
    phrases: ['kahekordista oma raha', 'kahekordistage oma raha'],
  },
  lv: {
    sure: ['garantēt', 'bez riska', 'droš'],
    gain: ['peļņ', 'ienākum', 'ienesīgum', 'atdev'],
    denials: ['nav', 'ne', 'nekad', 'neviens', 'bez'],
    phrases: ['dubulto savu naudu', 'dubultojiet savu naudu', 'divkāršo savu naudu'],
  },
  lt: {
    sure: ['garantuot', 'be rizikos', 'užtikrint'],
    gain: ['peln', 'pajam', 'grąž', 'uždarb'],
    denials: ['ne', 'nėra', 'niekada', 'niekas', 'be', 'jokio'],
    phrases: ['padvigubink savo pinigus', 'padvigubinkite savo pinigus'],
  },
  mt: {
    sure: ['garantit', 'mingħajr riskju', 'żgur'],
    gain: ['profitt', 'qligħ', 'dħul', 'ritorn'],
    denials: ['mhux', 'ebda', 'qatt', 'hadd', 'mingħajr', 'mhemmx'],
    phrases: ['irdoppja flusek', 'irduppja flusek'],
  },
  ga: {
    sure: ['ráthaithe', 'gan riosca', 'cinnte'],
    gain: ['brabús', 'brabúis', 'ioncam', 'toradh', 'sochar'],
    denials: ['ní', 'níl', 'gan', 'riamh', 'aon'],
    phrases: ['déan do chuid airgid a dhúbailt', 'dúbail do chuid airgid'],
  },
};
