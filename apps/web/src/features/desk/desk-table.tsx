import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { DeskApplication } from '@coverwright/contract/desk/queue'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { assignApplications, deskPeopleQuery } from '../../api/resources/desk/applications.ts'
import { Link, useAreaNavigate } from '../../navigation/area.tsx'
import { LineTags } from '../../ui/insurance/line-tags.tsx'
import { blank, Cell, ResponsiveTable, RowHead, TableRow } from '../../ui/layout/responsive-table.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { RowKeysDialog } from '../../ui/navigation/row-keys-dialog.tsx'
import { useRowKeys } from '../../ui/navigation/use-row-keys.ts'
import { Outcome } from '../agent/lists/outcome.tsx'
import { PickedBar } from '../agent/lists/picked-bar.tsx'
import { relativeTime } from '../agent/lists/relative-time.ts'
import { moneyText } from '../offers/money-text.ts'
import { dayText } from '../quote/day-text.ts'
import { textsOf } from '../quote/texts.ts'

type Props = { readonly applications: readonly DeskApplication[]; readonly site: PublicSite }

const rowKeys = { x: 'desk.keys.x', e: 'desk.keys.e' }

const columns = ['business', 'lines', 'step', 'waits', 'due', 'owner', 'price', 'starts'] as const

/** The rows of a queue, as cards on small screens. */
export function DeskTable({ applications, site }: Props) {
  const t = textsOf(site)
  const table = useRef<HTMLTableElement>(null)
  const navigate = useAreaNavigate()
  const { data: people } = useQuery(deskPeopleQuery)
  const [outcome, setOutcome] = useState('')
  const [pickedIds, setPickedIds] = useState<readonly string[]>([])
  const [isHelping, setHelping] = useState(false)
  // Deselect rows that left the list.
  const pickedHere = pickedIds.filter((id) => applications.some((each) => each.id === id))
  const pick = (id: string) =>
    setPickedIds(pickedHere.includes(id) ? pickedHere.filter((each) => each !== id) : [...pickedHere, id])
  const finish = (words: string) => {
    setPickedIds([])
    setOutcome(words)
  }
  useRowKeys(table, {
    onRow: { x: pick, e: (id) => void navigate(`/desk/${id}#answer`) },
    onHelp: () => setHelping(true),
  })
  return (
    <>
      {pickedHere.length > 0 && (
        <PickedBar ids={pickedHere} people={people} assign={assignApplications} onDone={finish} t={t} />
      )}
      <Outcome>{outcome}</Outcome>
      <ResponsiveTable
        ref={table}
        className="qtable desk-table"
        caption={t('desk.caption')}
        columns={[
          { id: 'pick', label: t('desk.columns.pick'), isHidden: true },
          ...columns.map((id) => ({ id, label: t(`desk.columns.${id}`) })),
        ]}
      >
        {applications.map((each) => (
          <Row
            key={each.id}
            application={each}
            isPicked={pickedHere.includes(each.id)}
            onPick={() => pick(each.id)}
            site={site}
            t={t}
          />
        ))}
      </ResponsiveTable>
      {isHelping && <RowKeysDialog rowKeys={rowKeys} onClose={() => setHelping(false)} t={t} />}
    </>
  )
}

type RowProps = {
  readonly application: DeskApplication
  readonly isPicked: boolean
  readonly onPick: () => void
  readonly site: PublicSite
  readonly t: Translate
}

function Row({ application, isPicked, onPick, site, t }: RowProps) {
  const { id, company_name, reference, lines, next_step, waits_for, since, owner, best } = application
  const { answered, asked, effective_date, agent, due } = application
  const cell = (column: (typeof columns)[number]) => ({ label: t(`desk.columns.${column}`) })
  const name = company_name || t('agent.bar.unnamed')
  return (
    <TableRow className={isPicked ? 'is-picked' : undefined}>
      <Cell className="row-pick" label={t('desk.columns.pick')}>
        <input type="checkbox" checked={isPicked} onChange={onPick} aria-label={t('desk.pick', { name })} />
      </Cell>
      <RowHead>
        <div className="qtable__who">
          <Link href={`/desk/${id}`}>
            <bdi>{name}</bdi>
          </Link>
          <div>
            <small className="id">{reference}</small>
          </div>
        </div>
      </RowHead>
      <Cell {...cell('lines')}>{lines.length > 0 ? <LineTags lines={lines} /> : blank}</Cell>
      <Cell {...cell('step')}>{t(`desk.step.${next_step}`)}</Cell>
      <Cell {...cell('waits')}>
        <div>
          {t(`desk.waits.${waits_for}`)}
          <small>
            <time dateTime={since}>{relativeTime(since, new Date(), site.locale)}</time>
          </small>
        </div>
      </Cell>
      <Cell {...cell('due')}>{due ? <DueText due={due} site={site} t={t} /> : blank}</Cell>
      <Cell {...cell('owner')}>
        {owner || agent ? (
          <div>
            <bdi>{owner?.name ?? blank}</bdi>
            {agent && (
              <small>
                <bdi>{agent.name}</bdi>
              </small>
            )}
          </div>
        ) : (
          blank
        )}
      </Cell>
      <Cell {...cell('price')}>
        {best || asked > 0 ? (
          <div>
            {best && moneyText(best.amount, best.currency, site.locale)}
            {asked > 0 && (
              <small>
                <span aria-hidden="true">{`${answered}/${asked}`}</span>
                <VisuallyHidden>{t('desk.answered', { answered, asked })}</VisuallyHidden>
              </small>
            )}
          </div>
        ) : (
          blank
        )}
      </Cell>
      <Cell {...cell('starts')}>{effective_date ? dateText(effective_date, site.locale) : blank}</Cell>
    </TableRow>
  )
}

function DueText({ due, site, t }: Pick<RowProps, 'site' | 't'> & { readonly due: string }) {
  const isLate = Date.parse(due) < Date.now()
  return (
    <div>
      <time dateTime={due} className={isLate ? 'desk-late' : undefined}>
        {dayText(due, site)}
      </time>
      {isLate && <VisuallyHidden>{t('desk.late')}</VisuallyHidden>}
    </div>
  )
}
