import { moneySchema } from '@danube/contract/money.ts';
import { useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardLink } from '../../../ui/card.tsx';
import { Cover } from '../../../ui/cover.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { MoneyDisplay } from '../../../ui/money-display.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { RiskNotice } from '../../../ui/risk-notice.tsx';
import { StarRating } from '../../../ui/star-rating.tsx';
import { StatNumber } from '../../../ui/stat-number.tsx';
import {
  KitCase,
  KitDark,
  KitSection,
  longBulgarian,
  longGerman,
  longGreek,
} from './kit-frame.tsx';

const instant = new Date('2026-11-17T17:00:00Z');
const price = moneySchema.parse(14_900);
const former = moneySchema.parse(19_950);

const titles = [
  'DAX: The Opening Hour',
  'Dow Jones After Lunch',
  'Commodities from the Ground Up',
  'Fast Track',
  'CFD Essentials',
  'Options for the Patient',
  longGerman,
  longGreek,
  longBulgarian,
  'Gold',
];

export function KitDisplay() {
  return (
    <KitSection id="display" title="Display">
      <KitCase title="Figures">
        <Figures />
        <KitDark>
          <Figures />
        </KitDark>
      </KitCase>
      <KitCase title="Money, dates, ratings">
        <div className="kit-row">
          <MoneyDisplay amount={price} kind="price" className="text-7xl" />
          <p>
            <MoneyDisplay amount={price} /> <MoneyDisplay amount={former} isFormer />
          </p>
          <p>
            <DateDisplay instant={instant} style="weekday" />,{' '}
            <DateDisplay instant={instant} style="time" withZone />
          </p>
          <StarRating value={4.8} />
          <StarRating value={3.3} />
          <StarRating value={0} />
        </div>
      </KitCase>
      <ProgressCase />
      <KitCase title="Breadcrumb and avatar">
        <Breadcrumb
          crumbs={[
            { label: 'Courses', to: '/' },
            { label: 'European indices', to: '/' },
            { label: longGerman },
          ]}
        />
        <div className="kit-row">
          {[
            'Katharina Lindner',
            'Viktor Hajnal',
            'Ελένη Παπαδοπούλου',
            'Żaneta',
            'Иван Петров',
          ].map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Viktor Hajnal" size="large" />
          <Avatar name="Anna Berger" size="small" />
        </div>
      </KitCase>
      <KitCase title="Cards">
        <Cards />
      </KitCase>
      <KitCase title="Risk notice">
        <RiskNotice title="Risk notice">
          CFDs are complex instruments and come with a high risk of losing money rapidly due to
          leverage. Most retail investor accounts lose money when trading CFDs.
        </RiskNotice>
        <RiskNotice kind="line">Trading CFDs carries a high risk of rapid loss.</RiskNotice>
      </KitCase>
      {(['course', 'book', 'indicator'] as const).map((kind) => (
        <KitCase key={kind} title={`Covers: ${kind}`}>
          <div className="kit-covers">
            {titles.map((title) => (
              <Cover
                key={title}
                kind={kind}
                slug={title.toLowerCase()}
                title={title}
                note="Viktor Hajnal"
              />
            ))}
          </div>
        </KitCase>
      ))}
    </KitSection>
  );
}

function Figures() {
  return (
    <dl className="kit-columns">
      <StatNumber
        value="3,000"
        suffix="+"
        label="traders trained from our desk in Bratislava"
        size="huge"
        layout="beside"
      />
      <StatNumber value="25" suffix="+" label="courses with lifetime access" layout="beside" />
      <StatNumber
        prefix="EUR"
        value="2.4M"
        suffix="+"
        label="profits generated, as reported by students"
      />
      <StatNumber value="98" suffix="%" label="complete the course they start" size="medium" />
    </dl>
  );
}

function ProgressCase() {
  const [value, setValue] = useState(15);
  return (
    <KitCase title="Progress: the line; thin; out of range is held">
      <div className="kit-narrow kit-case">
        <Progress value={value} max={24} label="Course" valueText={`Lesson ${value} of 24`} />
        <p className="type-small tabular">Lesson {value} of 24</p>
        <Progress value={-20} label="Not begun" />
        <Progress value={140} label="Finished" />
        <Progress kind="thin" value={42} label="Upload" />
        <div className="kit-row">
          <Button size="small" onClick={() => setValue((at) => Math.min(24, at + 3))}>
            Next lesson
          </Button>
          <Button size="small" onClick={() => setValue(0)}>
            Start again
          </Button>
        </div>
      </div>
    </KitCase>
  );
}

function Cards() {
  return (
    <div className="kit-columns">
      <Card kind="raised">
        <p className="type-h4">
          <CardLink to="/">DAX: The Opening Hour</CardLink>
        </p>
        <p className="type-body">Sixty minutes decide most days in Frankfurt.</p>
      </Card>
      <Card>
        <Badge kind="rise">Live trading</Badge>
        <p className="type-h4">{longGerman}</p>
      </Card>
      <Card kind="ruled">
        <p className="type-h4">Market Analysis</p>
        <p className="type-body">What moved overnight, and what we are leaving alone.</p>
      </Card>
    </div>
  );
}
