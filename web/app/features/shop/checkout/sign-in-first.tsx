import { Link, useLocation } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';

type SignInFirstProps = {
  title: string;
  description: string;
  /** Why signing in is necessary, and what happens next. */
  text: string;
};

/** A page that anyone may open but whose content is personal: signing in leads back here. */
export function SignInFirst({ title, description, text }: SignInFirstProps) {
  const t = useTexts('checkout', 'page');
  const lang = useFallbackLang('checkout');
  const localPath = useLocalPath();
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(pathname + search);
  return (
    <div lang={lang} className="page py-[calc(var(--section)*0.6)]">
      <PageHead
        title={`${title} · ${t('page.siteName')}`}
        description={description}
        isIndexed={false}
      />
      <div className="grid max-w-xl justify-items-start gap-5">
        <h1 className="type-h2">{title}</h1>
        <p className="type-body">{text}</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <Link to={localPath(`/auth?tab=signin&redirect=${back}`)}>
              {t('checkout.signIn.action')}
            </Link>
          </Button>
          <Button asChild>
            <Link to={localPath(`/auth?tab=signup&redirect=${back}`)}>
              {t('checkout.signIn.register')}
            </Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
