import { useTexts } from '../../../../lib/texts.tsx';
import { RiskNotice } from '../../../../ui/risk-notice.tsx';

/** Three ways to learn trading. Questions have their own column, on a phone their own line. */
export function Comparison() {
  const t = useTexts('features');
  const rows = [
    {
      question: t('features.compare.decision.question'),
      answers: [
        t('features.compare.decision.alone'),
        t('features.compare.decision.signals'),
        t('features.compare.decision.academy'),
      ],
    },
    {
      question: t('features.compare.risk.question'),
      answers: [
        t('features.compare.risk.alone'),
        t('features.compare.risk.signals'),
        t('features.compare.risk.academy'),
      ],
    },
    {
      question: t('features.compare.help.question'),
      answers: [
        t('features.compare.help.alone'),
        t('features.compare.help.signals'),
        t('features.compare.help.academy'),
      ],
    },
    {
      question: t('features.compare.losses.question'),
      answers: [
        t('features.compare.losses.alone'),
        t('features.compare.losses.signals'),
        t('features.compare.losses.academy'),
      ],
    },
    {
      question: t('features.compare.keep.question'),
      answers: [
        t('features.compare.keep.alone'),
        t('features.compare.keep.signals'),
        t('features.compare.keep.academy'),
      ],
    },
  ];
  return (
    <div className="columns-12 mt-section gap-y-6 lg:grid-rows-[1fr_auto]">
      <div className="col-span-full grid content-start gap-4 lg:col-span-4 lg:pe-6">
        <h3 id="compare" className="type-h3">
          {t('features.compare.title')}
        </h3>
        <p className="type-body text-sm">{t('features.compare.lede')}</p>
      </div>
      <table className="comparison" aria-labelledby="compare">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('features.compare.alone')}</th>
            <th scope="col">{t('features.compare.signals')}</th>
            <th scope="col">{t('features.compare.academy')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ question, answers }) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              {answers.map((answer) => (
                <td key={answer}>{answer}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <RiskNotice kind="line" className="col-span-full lg:col-span-4 lg:row-start-2 lg:self-end">
        {t('features.compare.notice')}
      </RiskNotice>
    </div>
  );
}
