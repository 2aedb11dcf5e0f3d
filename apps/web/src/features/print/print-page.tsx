import { dateText } from '@coverwright/core/model/answer-text'
import type { SummaryRow } from '@coverwright/core/navigation/summary'
import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { apiUrl } from '../../api/page/base.ts'
import { Link } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { quoteNumber } from '../offers/quote-summary.tsx'
import type { Application } from '../quote/application.ts'
import { textAnswer } from '../quote/application.ts'
import { sellerOf } from '../quote/licenses.ts'
import { answerTextOptions, textsOf } from '../quote/texts.ts'
import { Statements } from '../review/statements.tsx'
import { useStatements } from '../review/use-statements.ts'
import { contactOf } from '../shell/contact-of.ts'
import { SiteLogo } from '../shell/site-logo.tsx'
import { isCounted, numberedSections } from './numbered-sections.ts'
import { PrintRemarks } from './print-remarks.tsx'
import { PrintSections } from './print-sections.tsx'
import '../../styles/pages/print-page.css'

type PrintPageProps = {
  readonly application: Application
  readonly title: string
  readonly back: { readonly href: string; readonly label: string }
  /** Shown before the answers. */
  readonly first?: ReactNode
  /** Answers carried over from last year's application, after this one's. */
  readonly carried?: CarriedOver
}

type CarriedOver = {
  readonly title: string
  readonly application: Application
  readonly only: (row: SummaryRow) => boolean
}

/** The sheet, below a bar with Print and Download. */
export function PrintPage({ application, title, back, first, carried }: PrintPageProps) {
  const { site, quote, flowState } = application
  const t = textsOf(site)
  const statements = useStatements(flowState, site, t)
  const parts = numberedSections(flowState)
  const count = parts.flatMap(({ rows }) => rows).filter(isCounted).length
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
  return (
    <div className="paperbg">
      <header className="pbar">
        <Link className="back" href={back.href}>
          <Icon name="arrow-left" small flips />
          {back.label}
        </Link>
        <div className="pbar__end">
          <a className="btn btn--line btn--sm" href={apiUrl(`quote/${quote?._id}/application.pdf`)} download>
            {t('page.pdf.download')}
          </a>
          <Button small onClick={() => print()}>
            {t('page.pdf.print')}
          </Button>
        </div>
      </header>
      <main className="paper" id="main">
        <PrintHeader application={application} title={title} t={t} />
        {first}
        <PrintSections parts={parts} words={answerTextOptions(site, quote)} />
        <PrintRemarks flowState={flowState} words={answerTextOptions(site, quote)} />
        {carried && (
          <>
            <h2 className="psec__part">{carried.title}</h2>
            <PrintSections
              parts={numberedSections(carried.application.flowState, carried.only, count)}
              words={answerTextOptions(site, carried.application.quote)}
            />
          </>
        )}
        <div className="psign">
          <div className="psign__words">
            {statements && <Statements statements={statements} />}
            <p>{t('page.attestation.agree')}</p>
          </div>
          <div>{t('page.pdf.signature')}</div>
          <div>{t('page.pdf.date')}</div>
        </div>
        <div className="pfoot">
          <p>{Object.values(sellerOf(application)).filter(Boolean).join('. ')}</p>
          <p>{t('page.pdf.noCoverage')}</p>
        </div>
      </main>
    </div>
  )
}

type HeadProps = { readonly application: Application; readonly title: string; readonly t: Translate }

function PrintHeader({ application, title, t }: HeadProps) {
  const { site, quote } = application
  const start = textAnswer(quote, 'coverage.effective_date')
  const savedOn = quote?.updated_at.slice(0, 10)
  return (
    <header className="phead">
      <SiteLogo site={site} t={t} />
      <h1>{title}</h1>
      <dl>
        {quote && (
          <div>
            <dt>{t('page.summary.quote')}</dt>
            <dd className="id">{quoteNumber(quote.uuid)}</dd>
          </div>
        )}
        {savedOn && (
          <div>
            <dt>{t(quote?.completed ? 'page.pdf.sent' : 'page.pdf.draft')}</dt>
            <dd>{dateText(savedOn, site.locale)}</dd>
          </div>
        )}
        {start && (
          <div>
            <dt>{t('page.summary.starts')}</dt>
            <dd>{dateText(start, site.locale)}</dd>
          </div>
        )}
        <div>
          <dt>{t('page.pdf.advisor')}</dt>
          <dd>{contactOf(application).name}</dd>
        </div>
      </dl>
    </header>
  )
}
