import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AgencyQuote } from '@coverwright/contract/agencies'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { agentPeopleQuery, assignAgencyQuotes } from '../../api/resources/agent/agencies.ts'
import { Link } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { LineTags } from '../../ui/insurance/line-tags.tsx'
import { blank, Cell, ResponsiveTable, RowHead, TableRow } from '../../ui/layout/responsive-table.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { RowKeysDialog } from '../../ui/navigation/row-keys-dialog.tsx'
import { useRowKeys } from '../../ui/navigation/use-row-keys.ts'
import { moneyText } from '../offers/money-text.ts'
import { quoteNumber } from '../offers/quote-summary.tsx'
import { dayText } from '../quote/day-text.ts'
import { textsOf } from '../quote/texts.ts'
import { agentQuotePath } from './agent-paths.ts'
import { Outcome } from './lists/outcome.tsx'
import { PickedBar } from './lists/picked-bar.tsx'
import { relativeTime } from './lists/relative-time.ts'
import { OpenNotes } from './notes/open-notes.tsx'
import { offerCountsText } from './offer-counts-text.ts'
import { RowActions } from './row-actions.tsx'
import { SendLink } from './send-link.tsx'
import { nextMoveText } from './table/next-move-text.ts'
import type { QuoteColumn } from './table/quote-columns.ts'
import { SendMany } from './table/send-many.tsx'

type Props = {
  readonly quotes: readonly AgencyQuote[]
  readonly columns: readonly QuoteColumn[]
  readonly site: PublicSite
}

const rowKeys = { x: 'desk.keys.x', e: 'agent.keys.e', n: 'agent.notes' }

/** The quotes as rows on large screens and as cards on small ones. */
export function QuoteTable({ quotes, columns, site }: Props) {
  const t = textsOf(site)
  const table = useRef<HTMLTableElement>(null)
  const [sentId, setSentId] = useState<string>()
  const [notedId, setNotedId] = useState<string>()
  const [isHelping, setHelping] = useState(false)
  const { data: people } = useQuery(agentPeopleQuery)
  const [outcome, setOutcome] = useState('')
  const [pickedIds, setPickedIds] = useState<readonly string[]>([])
  const quoteOfLink = quotes.find(({ id }) => id === sentId)
  const quoteOfNotes = quotes.find(({ id }) => id === notedId)
  // Deselect rows that left the list.
  const shownQuotes = quotes.filter(({ id }) => pickedIds.includes(id))
  const pick = (id: string) =>
    setPickedIds(pickedIds.includes(id) ? pickedIds.filter((each) => each !== id) : [...pickedIds, id])
  const finish = (words: string) => {
    setPickedIds([])
    setOutcome(words)
  }
  const ids = shownQuotes.map(({ id }) => id)
  useRowKeys(table, { onRow: { x: pick, e: setSentId, n: setNotedId }, onHelp: () => setHelping(true) })
  return (
    <>
      {shownQuotes.length > 0 && (
        <PickedBar ids={ids} people={people} assign={assignAgencyQuotes} onDone={finish} t={t}>
          <SendMany key={ids.join()} quotes={shownQuotes} onDone={finish} t={t} />
        </PickedBar>
      )}
      <Outcome>{outcome}</Outcome>
      <ResponsiveTable
        ref={table}
        className="qtable agent-table"
        caption={t('agent.home.caption')}
        columns={[
          { id: 'pick', label: t('desk.columns.pick'), isHidden: true },
          ...(['business', ...columns] as const).map((id) => ({ id, label: t(`agent.column.${id}`) })),
          { id: 'actions', label: t('agent.column.actions'), isHidden: true },
        ]}
      >
        {quotes.map((quote) => (
          <Row
            key={quote.id}
            quote={quote}
            columns={columns}
            isPicked={pickedIds.includes(quote.id)}
            onPick={() => pick(quote.id)}
            onSend={() => setSentId(quote.id)}
            onNotes={() => setNotedId(quote.id)}
            site={site}
            t={t}
          />
        ))}
      </ResponsiveTable>
      {quoteOfLink && (
        <SendLink
          quoteId={quoteOfLink.id}
          email={quoteOfLink.contact_email ?? ''}
          site={site}
          onClose={() => setSentId(undefined)}
        />
      )}
      {quoteOfNotes && (
        <OpenNotes
          quoteId={quoteOfNotes.id}
          name={quoteOfNotes.company_name || t('agent.bar.unnamed')}
          site={site}
          onClose={() => setNotedId(undefined)}
        />
      )}
      {isHelping && <RowKeysDialog rowKeys={rowKeys} onClose={() => setHelping(false)} t={t} />}
    </>
  )
}

type RowProps = Pick<Props, 'columns'> & {
  readonly quote: AgencyQuote
  readonly isPicked: boolean
  readonly onPick: () => void
  readonly onSend: () => void
  readonly onNotes: () => void
  readonly site: PublicSite
  readonly t: Translate
}

function Row({ columns, isPicked, onPick, onSend, ...row }: RowProps) {
  const { quote, site, t } = row
  const name = quote.company_name || t('agent.bar.unnamed')
  return (
    <TableRow className={isPicked ? 'is-picked' : undefined}>
      <Cell className="row-pick" label={t('desk.columns.pick')}>
        <input type="checkbox" checked={isPicked} onChange={onPick} aria-label={t('desk.pick', { name })} />
      </Cell>
      <RowHead>
        <div className="qtable__who">
          <Link href={agentQuotePath(quote.id)}>
            <bdi>{name}</bdi>
          </Link>
          <Contact quote={quote} t={t} />
        </div>
      </RowHead>
      {columns.map((column) => (
        <Cell
          key={column}
          label={t(`agent.column.${column}`)}
          className={column === 'tasks' && quote.tasks?.due ? 'is-late' : undefined}
        >
          {cells[column]({ ...row, name })}
        </Cell>
      ))}
      <Cell className="acts">
        <RowActions quote={quote} onSend={onSend} site={site} />
      </Cell>
    </TableRow>
  )
}

type CellProps = Pick<RowProps, 'quote' | 'onNotes' | 'site' | 't'> & { readonly name: string }

/** What each column shows of a quote. */
const cells: Readonly<Record<QuoteColumn, (row: CellProps) => ReactNode>> = {
  lines: ({ quote }) => (quote.insurance_types.length > 0 ? <LineTags lines={quote.insurance_types} /> : blank),
  state: ({ quote, site, t }) => (
    <div>
      {t(`agent.state.${quote.state}`)}
      <small>{offerCountsText(quote, t) || quote.step_label}</small>
      {quote.client_link && <small>{t('agent.row.sent', { day: dayText(quote.client_link.sent_at, site) })}</small>}
    </div>
  ),
  next: ({ quote, t }) => {
    const move = nextMoveText(quote, t)
    return move ? <div className="agent-table__next">{move}</div> : blank
  },
  price: ({ quote: { best }, site }) => (best ? moneyText(best.amount, best.currency, site.locale) : blank),
  starts: ({ quote: { effective_date }, site }) => (effective_date ? dateText(effective_date, site.locale) : blank),
  tasks: (row) => <TasksButton {...row} />,
  step: ({ quote, site }) => percentText(quote.progress, site.locale),
  saved: ({ quote: { updated_at }, site }) => (
    <time dateTime={updated_at}>{relativeTime(updated_at, new Date(), site.locale)}</time>
  ),
  agent: ({ quote: { agent_name } }) =>
    agent_name ? (
      <div>
        <bdi>{agent_name}</bdi>
      </div>
    ) : (
      blank
    ),
}

/** How many tasks are left, those due first; it opens them, and the notes. */
function TasksButton({ quote: { tasks }, name, onNotes, t }: CellProps) {
  const text = () => {
    if (!tasks) return t('agent.notes.short')
    return tasks.due > 0
      ? t('agent.tasks.dueCount', { count: tasks.due })
      : t('agent.tasks.openCount', { count: tasks.open })
  }
  return (
    <Button kind="quiet" small onClick={onNotes}>
      {text()}
      <VisuallyHidden>
        {' '}
        {t('agent.notes')}, {name}
      </VisuallyHidden>
    </Button>
  )
}

const percentText = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)

function Contact({ quote, t }: Pick<RowProps, 'quote' | 't'>) {
  const { contact_name, contact_email, uuid, application_type } = quote
  return (
    <div>
      <small className="id">
        {application_type === 'renewal' ? t('agent.renewal', { number: quoteNumber(uuid) }) : quoteNumber(uuid)}
      </small>
      {contact_name && (
        <small>
          <bdi>{contact_name}</bdi>
        </small>
      )}
      {contact_email && <small>{contact_email}</small>}
    </div>
  )
}
