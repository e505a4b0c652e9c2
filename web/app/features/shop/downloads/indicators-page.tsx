import type { ItemWithFiles } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RiskNotice } from '../../../ui/risk-notice.tsx';
import { registerPath } from '../../account/registration/prompt.ts';
import { type Access, useAccess } from '../../shared/owned/use-access.ts';
import { downloadsPath } from '../../shared/paths/download-paths.ts';
import { itemPath } from '../../shared/paths/item-path.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { ItemCover } from '../item/item-cover.tsx';
import { EntryText } from './entry-text.tsx';
import { FileList } from './file-list.tsx';

export function IndicatorsPage({ indicators }: { indicators: readonly ItemWithFiles[] }) {
  const t = useTexts('downloads', 'catalogue', 'nav');
  const lang = useFallbackLang('downloads');
  const localPath = useLocalPath();
  const accessTo = useAccess(indicators);
  const crumbs = [
    { label: t('nav.download'), to: localPath(downloadsPath) },
    { label: t('downloads.indicators.title') },
  ];
  return (
    <div lang={lang} className="page pb-section">
      <Breadcrumb crumbs={crumbs} className="pt-5 sm:pt-7" />
      <header className="columns-12 gap-y-5 pt-6 pb-10 lg:items-end lg:pb-14">
        <h1 className="type-h1 col-span-full lg:col-span-7">
          <RichText
            k="downloads.indicators.pageTitle"
            elements={{ em: <em className="font-[360]" /> }}
          />
        </h1>
        <div className="col-span-full grid justify-items-start gap-4 lg:col-span-4 lg:col-start-9">
          <p className="type-body">{t('downloads.indicators.pageLede')}</p>
          <CreateAccount />
        </div>
      </header>
      {indicators.length === 0 ? <EmptyState title={t('downloads.empty')} /> : null}
      <ul>
        {indicators.map((indicator, index) => (
          <li key={indicator.id} className="border-t border-ink py-8 lg:py-12">
            <Row indicator={indicator} access={accessTo(indicator)} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <RiskNotice>{t('catalogue.risk')}</RiskNotice>
    </div>
  );
}

function CreateAccount() {
  const t = useTexts('downloads');
  const localPath = useLocalPath();
  const { user } = useSession();
  if (user) return null;
  return (
    <Button asChild>
      <Link to={localPath(registerPath)}>{t('downloads.createAccount')}</Link>
    </Button>
  );
}

type RowProps = { indicator: ItemWithFiles; access: Access; isFirst: boolean };

function Row({ indicator, access, isFirst }: RowProps) {
  const t = useTexts('downloads');
  const localPath = useLocalPath();
  return (
    <article className="columns-12 items-start gap-y-5">
      <div className="col-span-5 sm:col-span-4">
        <ItemCover item={indicator} sizes="(min-width: 64rem) 26rem, 40vw" isFirst={isFirst} />
      </div>
      <div className="col-span-7 sm:col-span-8 lg:col-span-4">
        <EntryText
          item={indicator}
          to={localPath(itemPath(indicator))}
          more={t('downloads.indicators.more')}
          headingLevel={2}
          isLarge
        />
      </div>
      <FileList
        item={indicator}
        access={access}
        className="col-span-full sm:col-span-8 sm:col-start-5 lg:col-span-4 lg:col-start-auto"
      />
    </article>
  );
}
