import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { languages } from '@danube/contract/locale.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { Fact } from '../kit/fact.tsx';

/** The person's details and sign-in methods. */
export function PersonFacts({ person }: { person: Person }) {
  const t = useTexts('admin');
  const format = useFormat();
  const language = languages.find(({ code }) => code === person.language);
  return (
    <section aria-labelledby="facts" className="grid content-start gap-2">
      <h2 id="facts" className="type-h4">
        {t('admin.person.facts')}
      </h2>
      <dl className="text-sm">
        {person.erasureAt ? (
          <Fact label={t('admin.person.erasure')}>
            <DateDisplay instant={person.erasureAt} style="moment" />
          </Fact>
        ) : null}
        <Fact label={t('admin.person.email')}>{person.email}</Fact>
        <Fact label={t('admin.person.phone')}>{person.phone ?? t('admin.none')}</Fact>
        <Fact label={t('admin.person.language')}>
          {language ? <span lang={language.code}>{language.nativeName}</span> : t('admin.none')}
        </Fact>
        <Fact label={t('admin.people.since')}>
          <DateDisplay instant={person.memberSince} style="moment" />
        </Fact>
        <Fact label={t('admin.people.lastActive')}>
          {person.lastActiveAt ? (
            <DateDisplay instant={person.lastActiveAt} style="moment" />
          ) : (
            t('admin.never')
          )}
        </Fact>
        <Fact label={t('admin.people.secondFactor')}>
          {person.hasSecondFactor ? t('admin.on') : t('admin.off')}
        </Fact>
        <Fact label={t('admin.person.signIn')}>{signInMethodNames(person, t)}</Fact>
        <Fact label={t('admin.person.passkeys')}>{format.number(person.passkeyCount)}</Fact>
        <Fact label={t('admin.person.devices')}>{format.number(person.deviceCount)}</Fact>
        <Fact label={t('admin.person.id')}>
          <code className="text-xs">{person.id}</code>
        </Fact>
      </dl>
    </section>
  );
}

function signInMethodNames(person: Person, t: ReturnType<typeof useTexts>): string {
  const ways = [...(person.hasPassword ? [t('admin.person.password')] : []), ...person.providers];
  return ways.length > 0 ? ways.join(', ') : t('admin.none');
}
