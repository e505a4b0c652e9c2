/** The fictional people who can sign in at the development provider. */
export interface Person {
  id: string;
  givenName: string;
  familyName: string;
  email: string;
  isEmailVerified: boolean;
  locale: string;
}

export const people: readonly Person[] = [
  {
    id: 'person-marta',
    givenName: 'Marta',
    familyName: 'Kováčová',
    email: 'marta.kovacova@example.org',
    isEmailVerified: true,
    locale: 'sk',
  },
  {
    id: 'person-jurgen',
    givenName: 'Jürgen',
    familyName: 'Großmann',
    email: 'juergen.grossmann@example.org',
    isEmailVerified: true,
    locale: 'de',
  },
  {
    id: 'person-eleni',
    givenName: 'Ελένη',
    familyName: 'Παπαδοπούλου',
    email: 'eleni.papadopoulou@example.org',
    isEmailVerified: true,
    locale: 'el',
  },
  {
    id: 'person-todor',
    givenName: 'Тодор',
    familyName: 'Иванов',
    email: 'todor.ivanov@example.org',
    isEmailVerified: false,
    locale: 'bg',
  },
];
