import { preload } from 'react-dom';
import { description, fonts, title } from '../landing/head.js';
import '../landing/landing.css';

export const metadata = { title, description, icons: '/favicon.svg' };

export default function RootLayout({ children }) {
  for (const href of fonts) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
