// @vitest-environment jsdom
import type {
  OwnCertificate,
  PublicCertificate,
} from '@danube/contract/learning/certificates.contract.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PageUrlProvider } from '../../../lib/page-url.tsx';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { makeCertificate, makeOwnCertificate } from './certificate.factory.ts';
import { CertificateHead } from './certificate-head.tsx';
import { CertificatePage } from './certificate-page.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

type ShowOptions = { certificate?: PublicCertificate; isSignedIn?: boolean; search?: string };

function show({
  certificate = makeCertificate(),
  isSignedIn = false,
  search = '',
}: ShowOptions = {}) {
  const session = makePageSession({}, isSignedIn ? makeSession() : null);
  return render(
    <PageFrame path={`/certificates/${certificate.code}${search}`}>
      <PageUrlProvider siteUrl="https://danube.example" alternates={['en', 'de']}>
        <SessionProvider session={session}>
          <CertificateHead certificate={certificate} />
          <CertificatePage certificate={certificate} />
        </SessionProvider>
      </PageUrlProvider>
    </PageFrame>,
  );
}

/** A holder whose choice the mocked server stores. */
function holdingOf(first: Partial<OwnCertificate> = {}) {
  let own = makeOwnCertificate(first);
  return network.answer({
    'certificates.mine': () => [makeOwnCertificate({ code: 'ANOTHER2CODE' }), own],
    'certificates.showName': (input) => {
      own = { ...own, ...(input as Pick<OwnCertificate, 'showsName'>) };
      return {};
    },
  });
}

const meta = (name: string) =>
  document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`);
const holderOf = () => screen.getByText('Holder').nextElementSibling?.textContent;
const ownPart = () => screen.findByRole('region', { name: 'Your certificate' });

describe('the public page of a certificate', () => {
  it('says that it is valid, for which course, when and under which number', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This certificate is valid');
    for (const words of ['Trading foundations', '15 November 2026', 'DTA-2026-000042']) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(screen.getByText('7KQ2M9XD4TRB')).toBeTruthy();
    const course = screen.getByRole('link', { name: 'View course' });
    expect(course.getAttribute('href')).toBe('/course/trading-foundations');
    expect(screen.getByText(/isn’t a professional qualification/)).toBeTruthy();
  });

  it('names the holder only where the holder allows it', () => {
    const { unmount } = show();
    expect(holderOf()).toBe('The holder’s name isn’t shown.');
    unmount();
    show({ certificate: makeCertificate({ holder: 'Anna Kováčová' }) });
    expect(holderOf()).toBe('Anna Kováčová');
  });

  it('that was replaced says which one is current, and offers nothing else', () => {
    const replacement = { code: 'NEWC0DE2NEWC', number: 'DTA-2026-000043' };
    show({ certificate: makeCertificate({ replacement }) });
    expect(screen.getByText(/Certificate DTA-2026-000043 is the current one/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'View the current certificate' });
    expect(link.getAttribute('href')).toBe('/certificates/NEWC0DE2NEWC');
    expect(screen.queryByText('Valid')).toBeNull();
  });

  it('says of a revoked one that it no longer counts, and shows no card of it', () => {
    show({ certificate: makeCertificate({ isRevoked: true }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'This certificate is no longer valid',
    );
    expect(screen.queryByText('Valid')).toBeNull();
    expect(meta('og:image')?.getAttribute('content')).toBe('https://danube.example/og.png');
  });

  it('leads nowhere where the course has no page any more', () => {
    show({ certificate: makeCertificate({ courseSlug: null }) });
    expect(screen.queryByRole('link', { name: 'View course' })).toBeNull();
  });

  it('is not listed by search engines, and has its card beside a shared link', () => {
    show();
    expect(meta('robots')?.getAttribute('content')).toBe('noindex');
    expect(meta('og:image')?.getAttribute('content')).toBe(
      'https://danube.example/certificates/7KQ2M9XD4TRB/card.png?lang=en',
    );
  });

  it('keeps the language of the address in its links', () => {
    show({ search: '?lang=de' });
    const another = screen.getByRole('link', { name: 'Check another certificate' });
    expect(another.getAttribute('href')).toBe('/certificates?lang=de');
  });
});

describe('what the holder finds there', () => {
  it('is asked for nobody, and offered to nobody else', async () => {
    const requested = network.answer({ 'certificates.mine': () => [] });
    const { unmount } = show();
    expect(requested).toEqual([]);
    unmount();
    show({ isSignedIn: true });
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(requested.map(({ procedure }) => procedure)).toEqual(['certificates.mine']);
    expect(screen.queryByText('Your certificate')).toBeNull();
    expect(screen.queryByText('Anna Kováčová')).toBeNull();
  });

  it('is the certificate as a file and plain links to pass it on', async () => {
    holdingOf();
    show({ isSignedIn: true });
    const part = within(await ownPart());
    const file = part.getByRole('link', { name: 'Download as PDF' });
    expect(file.getAttribute('href')).toBe('/my-certificates/7KQ2M9XD4TRB.pdf');
    const url = 'https://danube.example/certificates/7KQ2M9XD4TRB?lang=en';
    expect(part.getByText(url)).toBeTruthy();
    const linkedIn = part.getByRole('link', { name: /LinkedIn/ });
    expect(linkedIn.getAttribute('href')).toContain(encodeURIComponent(url));
  });

  it('copies the link and says so', async () => {
    holdingOf();
    const user = userEvent.setup();
    show({ isSignedIn: true });
    await user.click(within(await ownPart()).getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(
      'https://danube.example/certificates/7KQ2M9XD4TRB?lang=en',
    );
  });

  it('is one button on a phone, which opens the links in a menu', async () => {
    holdingOf();
    show({ isSignedIn: true });
    await userEvent.click(within(await ownPart()).getByRole('button', { name: 'Share' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByRole('menuitem', { name: 'Copy link' })).toBeTruthy();
    const linkedIn = menu.getByRole('menuitem', { name: /LinkedIn/ });
    expect(linkedIn.getAttribute('href')).toContain(
      encodeURIComponent('https://danube.example/certificates/7KQ2M9XD4TRB?lang=en'),
    );
  });

  it('is the device’s own dialog behind that button, if it has one', async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    holdingOf();
    show({ isSignedIn: true });
    await userEvent.click(within(await ownPart()).getByRole('button', { name: 'Share' }));
    const url = 'https://danube.example/certificates/7KQ2M9XD4TRB?lang=en';
    expect(share).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url }));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('is the choice whether the page names them, which shows at once', async () => {
    const requested = holdingOf();
    show({ isSignedIn: true });
    const part = within(await ownPart());
    const choice = part.getByRole<HTMLInputElement>('switch', { name: /Show my name/ });
    expect([choice.checked, holderOf()]).toEqual([false, 'The holder’s name isn’t shown.']);
    await userEvent.click(choice);
    await waitFor(() => expect(holderOf()).toBe('Anna Kováčová'));
    expect(choice.checked).toBe(true);
    expect(requested).toContainEqual({
      procedure: 'certificates.showName',
      input: { code: '7KQ2M9XD4TRB', showsName: true },
    });
    await userEvent.click(choice);
    await waitFor(() => expect(holderOf()).toBe('The holder’s name isn’t shown.'));
  });

  it('a choice that was not saved goes back to what it was, and says so', async () => {
    network.answer({
      'certificates.mine': () => [makeOwnCertificate({ showsName: true })],
      'certificates.showName': () => {
        throw new StubError('INTERNAL_SERVER_ERROR', 500);
      },
    });
    show({ isSignedIn: true });
    const choice = within(await ownPart()).getByRole<HTMLInputElement>('switch');
    await userEvent.click(choice);
    expect((await screen.findByText(/couldn’t save/)).closest('[role=alert]')).toBeTruthy();
    expect(choice.checked).toBe(true);
    expect(holderOf()).toBe('Anna Kováčová');
  });

  it('is offered again after the question failed', async () => {
    let isDown = true;
    network.answer({
      'certificates.mine': () => {
        if (isDown) throw new StubError('SERVICE_UNAVAILABLE', 503);
        return [makeOwnCertificate()];
      },
    });
    show({ isSignedIn: true });
    expect(await screen.findByText(/couldn’t check whether/)).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await ownPart()).toBeTruthy();
  });

  it('is nothing once it was revoked', async () => {
    holdingOf({ isRevoked: true });
    show({ isSignedIn: true, certificate: makeCertificate({ isRevoked: true }) });
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(screen.queryByText('Download as PDF')).toBeNull();
  });
});
