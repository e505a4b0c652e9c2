import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { fonts } from '../landing/head.js';
import '../landing/landing.css';

export function links() {
  const preloads = fonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));
  return [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }, ...preloads];
}

export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
