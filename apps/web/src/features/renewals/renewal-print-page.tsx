import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import { hasRenewalFlow } from '../../api/resources/quotes.ts'
import { renewalChangesQuery } from '../../api/resources/renewals.ts'
import { useQuoteByUuid } from '../offers/use-quote-by-uuid.ts'
import { PrintPage } from '../print/print-page.tsx'
import { textAnswer } from '../quote/application.ts'
import { useReferenceLists } from '../quote/reference-lists.ts'
import { textsOf } from '../quote/texts.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { isCarriedOver } from './carried-over.ts'
import { expiringApplication } from './carried-over-answers.tsx'
import type { ChangeGroup, ChangeRow } from './change-groups.ts'
import { changeCells, changeGroups, noChangesText } from './change-groups.ts'
import { useTabRenewal } from './use-tab-renewal.ts'
import '../../styles/pages/renewals.css'
import { useQuery } from '@tanstack/react-query'

/** The print view of a renewal: what changed and what did not, this year's answers, and those carried over. */
export function RenewalPrintPage({ id }: { readonly id: string }) {
  const { application, quote } = useQuoteByUuid(id)
  const { site, flowState } = application
  const expiring = expiringApplication(application)
  useReferenceLists(expiring.flowState)
  useTabRenewal(quote)
  const { data } = useQuery({ ...renewalChangesQuery(quote), enabled: hasRenewalFlow(quote) })
  if (!hasRenewalFlow(quote)) return <NotFoundPage />
  const t = textsOf(site)
  const begins = textAnswer(quote, 'expiring_on')
  return (
    <PrintPage
      application={application}
      title={
        begins ? t('page.renewal.pdf.title', { date: dateText(begins, site.locale) }) : t('page.renewal.pdf.untitled')
      }
      back={{ href: quote.completed ? `/review/${quote.uuid}` : flowState.flow.submit, label: t('page.pdf.back') }}
      first={
        data && (
          <>
            <PrintedChanges groups={changeGroups(data.changes)} none={t(noChangesText(quote))} t={t} />
            <PrintedPairs
              title={t('page.renewal.unchanged')}
              pairs={data.unchanged.map(({ question, on_file }) => [question, on_file ?? t('page.renewal.asLastYear')])}
            />
          </>
        )
      }
      carried={{ title: t('page.renewal.carried'), application: expiring, only: isCarriedOver(flowState) }}
    />
  )
}

type PrintedChangesProps = {
  readonly groups: readonly ChangeGroup[]
  /** Said where there are none. */
  readonly none: string
  readonly t: Translate
}

function PrintedChanges({ groups, none, t }: PrintedChangesProps) {
  return (
    <section className="psec">
      <div className="psec__h">
        <h2>{t('page.renewal.changed')}</h2>
      </div>
      {groups.length === 0 && <p className="psec__none">{none}</p>}
      {groups.map(({ section, rows }) => (
        <table key={section} className="pdiff">
          <thead>
            <tr>
              <th scope="col">{section}</th>
              <th scope="col">{t('page.renewal.column.before')}</th>
              <th scope="col">{t('page.renewal.column.after')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PrintedChange key={row.id} row={row} t={t} />
            ))}
          </tbody>
        </table>
      ))}
    </section>
  )
}

function PrintedChange({ row, t }: { readonly row: ChangeRow; readonly t: Translate }) {
  const { before, after } = changeCells(row, t)
  return (
    <tr>
      <th scope="row">
        {row.label}
        {row.item && <small>{row.item}</small>}
      </th>
      <td>{before}</td>
      <td>{after}</td>
    </tr>
  )
}

type PairsProps = { readonly title: string; readonly pairs: readonly (readonly [question: string, answer: string])[] }

function PrintedPairs({ title, pairs }: PairsProps) {
  if (pairs.length === 0) return null
  return (
    <section className="psec">
      <div className="psec__h">
        <h2>{title}</h2>
      </div>
      <table className="pdiff">
        <tbody>
          {pairs.map(([question, answer]) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              <td colSpan={2}>{answer}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
