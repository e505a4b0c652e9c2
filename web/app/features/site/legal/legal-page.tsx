import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CollapsedContents, SidebarContents, useFrameLang } from './legal-contents.tsx';
import type { LegalBlock, LegalDocument, LegalFact, LegalSection } from './legal-document.ts';
import { LegalText, useLinkTargets } from './legal-text.tsx';
import { type LegalValues, useLegalValues } from './use-legal-values.ts';

/** The layout of every legal page: title, date, contents and numbered sections. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const t = useTexts(document.group, 'page', 'footer');
  const lang = useFallbackLang(document.group);
  const { sections } = document;
  return (
    <article lang={lang} className="legal-page page pb-section">
      <PageHead
        title={`${t(document.title)} · ${t('page.siteName')}`}
        description={t(document.description)}
      />
      <header className="columns-12 gap-y-5 pt-[clamp(2rem,4vw,3.5rem)] pb-8 lg:items-end lg:pb-14">
        <h1 className="type-h1 col-span-full lg:col-span-8">{t(document.title)}</h1>
        <div className="col-span-full grid gap-2 lg:col-span-4">
          <p className="type-body">{t(document.lede)}</p>
          <ChangedOn day={document.changedOn} />
        </div>
      </header>
      <div className="columns-12 lg:border-t lg:border-rule lg:pt-12">
        <div className="col-span-full lg:col-span-4 lg:pe-6">
          <CollapsedContents sections={sections} />
          <SidebarContents sections={sections} />
        </div>
        <div className="col-span-full grid gap-12 lg:col-span-8 lg:gap-14">
          {sections.map((section, index) => (
            <NumberedSection key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </article>
  );
}

function ChangedOn({ day }: { day: string }) {
  const t = useTexts('page');
  const format = useFormat();
  const frameLang = useFrameLang();
  // Noon UTC is the same day in the academy's time zone.
  const date = format.date(new Date(`${day}T12:00:00Z`), 'long');
  return (
    <p lang={frameLang} className="type-small">
      {/* Browsers lack some of our locales and fall back to English. */}
      <time dateTime={day} suppressHydrationWarning>
        {t('page.legal.changed', { date })}
      </time>
    </p>
  );
}

function NumberedSection({ section, number }: { section: LegalSection; number: number }) {
  const t = useTexts();
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="max-w-[65ch] lg:box-content lg:ps-14"
    >
      <h2 id={`${section.id}-title`} className="type-h3 relative mb-4 flex break-after-avoid gap-3">
        <span className="tabular shrink-0 text-river-ink lg:absolute lg:-start-14">{number}</span>
        <span>{t(section.title)}</span>
      </h2>
      <div className="grid gap-4 text-ink-2">
        {section.blocks.map((block) => (
          <Block key={keyOf(block)} block={block} />
        ))}
      </div>
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if ('part' in block) return <block.part />;
  if ('facts' in block) return <Facts facts={block.facts} />;
  if ('text' in block) {
    return (
      <p>
        <LegalText k={block.text} />
      </p>
    );
  }
  return (
    <ul className="grid list-disc gap-2.5 ps-5 marker:text-river">
      {block.list.map((item) => (
        <li key={item}>
          <LegalText k={item} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts }: { facts: readonly LegalFact[] }) {
  const t = useTexts();
  return (
    <dl className="mt-1 border-t border-rule text-sm">
      {facts.map((fact) => (
        <div
          key={fact.term}
          className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="font-[560] text-ink">{t(fact.term)}</dt>
          <dd>
            {'detail' in fact ? <LegalText k={fact.detail} /> : <FactValue name={fact.value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ name }: { name: keyof LegalValues }) {
  const value = useLegalValues()[name];
  const addresses = useLinkTargets();
  const address = linkOf(name, addresses);
  return address ? <TextLink to={address}>{value}</TextLink> : value;
}

function linkOf(
  name: keyof LegalValues,
  addresses: ReturnType<typeof useLinkTargets>,
): string | undefined {
  if (name === 'email') return addresses.mail;
  return name === 'phone' ? addresses.phone : undefined;
}

/** The first text of a block is unique within its section. */
function keyOf(block: LegalBlock): string {
  if ('text' in block) return block.text;
  if ('list' in block) return block.list.join();
  return 'facts' in block ? block.facts.map(({ term }) => term).join() : 'part';
}
