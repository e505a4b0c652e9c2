import { ArrowRight, Bell, ChartCandlestick, ShoppingCart, Trash2, Video } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { KitCase, KitDark, KitSection } from './kit-frame.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'link'] as const;

export function KitActions() {
  return (
    <KitSection id="actions" title="Actions and badges">
      <KitCase title="Button: variants">
        <ButtonRow />
        <KitDark>
          <ButtonRow />
        </KitDark>
      </KitCase>
      <KitCase title="Sizes; as a link; with long German text">
        <div className="kit-row">
          <Button variant="primary" size="large" asChild>
            <Link to="/">
              Start with the free book <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
          <Button>See all courses</Button>
          <Button size="small">Previous</Button>
          <Button variant="primary" lang="de">
            Zahlungspflichtig bestellen und 149,00 € bezahlen
          </Button>
        </div>
      </KitCase>
      <KitCase title="Loading keeps its width; off says why">
        <div className="kit-row">
          <LoadingButton />
          <Button isLoading>Export CSV</Button>
          <Button variant="primary" disabledReason="Accept the terms first.">
            Pay €149.00
          </Button>
        </div>
      </KitCase>
      <KitCase title="Icon button">
        <div className="kit-row">
          <IconButton label="Cart, 2 items" count={2}>
            <ShoppingCart aria-hidden="true" />
          </IconButton>
          <IconButton label="Notifications, 120 new" count={120}>
            <Bell aria-hidden="true" />
          </IconButton>
          <IconButton label="Remove">
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </KitCase>
      <KitCase title="Text link">
        <p className="type-body">
          The first lesson is free; <TextLink to="/">see what it covers</TextLink> before you
          decide.
        </p>
        <TextLink to="/" kind="standalone" icon={<ArrowRight />}>
          Compare prices
        </TextLink>
      </KitCase>
      <KitCase title="Badge">
        <BadgeRow />
        <KitDark>
          <BadgeRow />
        </KitDark>
      </KitCase>
    </KitSection>
  );
}

function ButtonRow() {
  return (
    <div className="kit-row">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant} <ArrowRight aria-hidden="true" />
        </Button>
      ))}
    </div>
  );
}

function LoadingButton() {
  const [isLoading, setIsLoading] = useState(false);
  return (
    <Button
      variant="primary"
      isLoading={isLoading}
      onClick={() => {
        setIsLoading(true);
        setTimeout(() => setIsLoading(false), 1500);
      }}
    >
      Pay €149.00
    </Button>
  );
}

function BadgeRow() {
  return (
    <div className="kit-row">
      <Badge kind="rise" icon={<ChartCandlestick />}>
        Live trading
      </Badge>
      <Badge kind="info" icon={<Video />}>
        Webinar
      </Badge>
      <Badge kind="river">New</Badge>
      <Badge>Exercise</Badge>
      <Badge kind="risk">High risk</Badge>
    </div>
  );
}
