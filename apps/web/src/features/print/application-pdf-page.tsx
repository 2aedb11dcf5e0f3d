import type { SummaryRow, SummarySection } from '@coverwright/core/flow/summary'
import { summary } from '@coverwright/core/flow/summary'
import type { AnswerTextOptions } from '@coverwright/core/text/answer-text'
import { answerText, dateText } from '@coverwright/core/text/answer-text'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { apiUrl } from '../../api/page/base.ts'
import { Link } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Application } from '../application/application.ts'
import { textOf } from '../application/application.ts'
import { answerWords, textsOf } from '../application/texts.ts'
import { quoteNumber } from '../offers/quote-summary.tsx'
import { useQuoteByUuid } from '../offers/use-quote-by-uuid.ts'
import type { AnswerPart } from '../review/answer-parts.ts'
import { answerParts } from '../review/answer-parts.ts'
import { partsCount } from '../review/answers.tsx'
import { headOf } from '../review/part-head.ts'
import { Statements } from '../review/statements.tsx'
import { useStatements } from '../review/use-statements.ts'
import { withDrawing } from '../review/with-drawing.tsx'
import { contactOf } from '../shell/contact-of.ts'
import { SiteLogo } from '../shell/site-logo.tsx'
import '../../styles/print-page.css'

/** Questions and answers on paper. Only the quote's own ids open it; the server refuses any other. */
export function ApplicationPdfPage({ uuid }: { readonly uuid: string }) {
  const { application, quote } = useQuoteByUuid(uuid)
  const t = textsOf(application.site)
  const href = quote.completed ? `/${uuid}/quote-review` : '/done'
  return <Paper application={application} title={t('page.pdf.title')} back={{ href, label: t('page.pdf.back') }} />
}

type PaperProps = {
  readonly application: Application
  readonly title: string
  readonly back: { readonly href: string; readonly label: string }
  /** Stands before the answers. */
  readonly first?: ReactNode
  /** Answers of an earlier application that still count, after its own. */
  readonly carried?: CarriedPart
}

export type CarriedPart = {
  readonly title: string
  readonly application: Application
  readonly only: (row: SummaryRow) => boolean
}

/** The sheet, with the bar above it that prints and downloads it. */
export function Paper({ application, title, back, first, carried }: PaperProps) {
  const { site, quote, trail } = application
  const t = textsOf(site)
  const statements = useStatements(trail, site, t)
  const parts = numbered(trail)
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
        <PaperHead application={application} title={title} t={t} />
        {first}
        <PaperParts parts={parts} words={answerWords(site, quote)} />
        {carried && (
          <>
            <h2 className="psec__part">{carried.title}</h2>
            <PaperParts
              parts={numbered(carried.application.trail, carried.only, count)}
              words={answerWords(site, carried.application.quote)}
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
          <p>
            {application.site.legal.owner}, {application.site.legal.license}
          </p>
          <p>{t('page.pdf.noCoverage')}</p>
        </div>
      </main>
    </div>
  )
}

type PartsProps = { readonly parts: ReturnType<typeof numbered>; readonly words: AnswerTextOptions }

function PaperParts({ parts, words }: PartsProps) {
  const { t } = words
  return parts.map((part) => (
    <section className="psec" key={part.id}>
      <div className="psec__h">
        {part.section.tag && <Tag code={part.section.tag} />}
        <PartHead part={part} t={t} />
      </div>
      <table>
        <tbody>
          {part.numberedRows.map(({ row, number }) => (
            <Line key={row.field.path} row={row} number={number} words={words} />
          ))}
        </tbody>
      </table>
    </section>
  ))
}

function PartHead({ part, t }: { readonly part: SummarySection; readonly t: AnswerTextOptions['t'] }) {
  const { title, note } = headOf(part, { t })
  return (
    <>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
    </>
  )
}

type HeadProps = { readonly application: Application; readonly title: string; readonly t: AnswerTextOptions['t'] }

function PaperHead({ application, title, t }: HeadProps) {
  const { site, quote } = application
  const start = textOf(quote, 'coverage.effective_date')
  const saved = quote?.updated_at.slice(0, 10)
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
        {saved && (
          <div>
            <dt>{t(quote?.completed ? 'page.pdf.sent' : 'page.pdf.draft')}</dt>
            <dd>{dateText(saved, site.locale)}</dd>
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

type LineProps = { readonly row: SummaryRow; readonly number: string; readonly words: AnswerTextOptions }

function Line({ row: { field, answer, entry }, number, words }: LineProps) {
  const { t } = words
  const parts = answerParts(field, answer, entry.view, words)
  const said = answerText(field, answer, words)
  return (
    <>
      <tr>
        <td className="n num">{number}</td>
        <th scope="row">
          {t(field.label)}
          {field.parent && <small>{t('page.pdf.followUp')}</small>}
        </th>
        <td>{partsCount(field, parts, words) ?? (said ? withDrawing(field, answer, said, t) : t('page.noAnswer'))}</td>
      </tr>
      {parts.map((part) => (
        <PartLines key={part.id} part={part} />
      ))}
    </>
  )
}

/** The answers of one entry, each on a line of its own. */
function PartLines({ part: { name, rows } }: { readonly part: AnswerPart }) {
  return (
    <>
      {name && (
        <tr className="part part--name">
          <td className="n" />
          <th scope="rowgroup" colSpan={2}>
            {name}
          </th>
        </tr>
      )}
      {rows.map(({ id, label, answer }) => (
        <tr key={id} className="part">
          <td className="n" />
          <th scope="row">{label}</th>
          <td>{answer}</td>
        </tr>
      ))}
    </>
  )
}

type NumberedRow = { readonly row: SummaryRow; readonly number: string }

/** A follow-up is counted with the question it belongs to. */
const isCounted = ({ field }: SummaryRow): boolean => field.parent === undefined

/** Rows numbered through the whole document; a follow-up has its parent's number and a letter: 11, 11a. */
function numbered(trail: Application['trail'], only: (row: SummaryRow) => boolean = () => true, from = 0) {
  let count = from
  let letters = 0
  const numberOf = (row: SummaryRow): NumberedRow => {
    if (isCounted(row)) {
      count += 1
      letters = 0
      return { row, number: String(count) }
    }
    letters += 1
    return { row, number: `${count}${String.fromCharCode(96 + letters)}` }
  }
  return summary(trail)
    .map((part) => ({ ...part, numberedRows: part.rows.filter(only).map(numberOf) }))
    .filter(({ numberedRows }) => numberedRows.length > 0)
}
