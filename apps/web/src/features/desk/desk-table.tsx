import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { DeskApplication } from '@coverwright/contract/desk/queue'
import { shownDate } from '@coverwright/core/text/shown-date'
import type { Translate } from '@coverwright/core/text/text'
import { useRef, useState } from 'react'
import { Link, useAreaNavigate } from '../../navigation/area.tsx'
import { Tag } from '../../ui/feedback/tag.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { relativeTime } from '../agent/relative-time.ts'
import { moneyText } from '../offers/money-text.ts'
import { dayText } from '../quote/day-text.ts'
import { textsOf } from '../quote/texts.ts'
import { AssignMany } from './assign-many.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { useRowKeys } from './use-row-keys.ts'
import '../../styles/components/list.css'

type Props = { readonly applications: readonly DeskApplication[]; readonly site: PublicSite }

const columns = ['business', 'lines', 'step', 'waits', 'due', 'owner', 'price', 'starts'] as const

/** The rows of a queue, as cards on small screens. The roles are explicit because a table laid out in blocks loses them. */
export function DeskTable({ applications, site }: Props) {
  const t = textsOf(site)
  const table = useRef<HTMLTableElement>(null)
  const navigate = useAreaNavigate()
  const [picked, setPicked] = useState<readonly string[]>([])
  const [isHelping, setHelping] = useState(false)
  // A row that has left the list is picked no more.
  const shown = picked.filter((id) => applications.some((each) => each.id === id))
  const pick = (id: string) => setPicked(shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id])
  const idIn = (href: string): string => href.split('/').at(-1) ?? ''
  useRowKeys(table, {
    onPick: (href) => pick(idIn(href)),
    onEnter: (href) => void navigate(`/desk/${idIn(href)}#answer`),
    onHelp: () => setHelping(true),
  })
  return (
    <>
      {shown.length > 0 && <AssignMany ids={shown} onDone={() => setPicked([])} t={t} />}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: as above */}
      <table ref={table} role="table" className="ltable qtable desk-table">
        <caption className="vh">{t('desk.caption')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <VisuallyHidden>{t('desk.columns.pick')}</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {t(`desk.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {applications.map((each) => (
            <Row
              key={each.id}
              application={each}
              isPicked={shown.includes(each.id)}
              onPick={() => pick(each.id)}
              site={site}
              t={t}
            />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      {isHelping && <KeysDialog onClose={() => setHelping(false)} t={t} />}
    </>
  )
}

/** Most rows lack something: a dash is calmer than words. */
const blank = '–'

type RowProps = {
  readonly application: DeskApplication
  readonly isPicked: boolean
  readonly onPick: () => void
  readonly site: PublicSite
  readonly t: Translate
}

function Row({ application, isPicked, onPick, site, t }: RowProps) {
  const { id, company_name, reference, lines, next_step, waits_for, since, owner, best } = application
  const { answered, asked, effective_date, agent } = application
  const cell = (column: (typeof columns)[number]) => ({ role: 'cell', 'data-l': t(`desk.columns.${column}`) })
  const name = company_name || t('agent.bar.unnamed')
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <tr role="row" className={isPicked ? 'is-picked' : undefined}>
      <td role="cell" className="desk-pick" data-l={t('desk.columns.pick')}>
        <input type="checkbox" checked={isPicked} onChange={onPick} aria-label={t('desk.pick', { name })} />
      </td>
      <th scope="row" role="rowheader">
        <Link href={`/desk/${id}`}>
          <bdi>{name}</bdi>
        </Link>
        <small className="id">{reference}</small>
      </th>
      <td {...cell('lines')}>
        <div className="qtable__lines">
          {lines.map(({ tag, name: line }) => (
            <span key={tag}>
              <Tag code={tag} />
              <VisuallyHidden>{line}</VisuallyHidden>
            </span>
          ))}
          {lines.length === 0 && blank}
        </div>
      </td>
      <td {...cell('step')}>{t(`desk.step.${next_step}`)}</td>
      <td {...cell('waits')}>
        <div>
          {t(`desk.waits.${waits_for}`)}
          <small>
            <time dateTime={since}>{relativeTime(since, new Date(), site.locale)}</time>
          </small>
        </div>
      </td>
      <td {...cell('due')}>
        <Due application={application} site={site} t={t} />
      </td>
      <td {...cell('owner')}>
        <div>
          <bdi>{owner?.name ?? blank}</bdi>
          {agent && (
            <small>
              <bdi>{agent.name}</bdi>
            </small>
          )}
        </div>
      </td>
      <td {...cell('price')}>
        <div>
          {best && moneyText(best.amount, best.currency, site.locale)}
          {asked > 0 && (
            <small>
              <span aria-hidden="true">{`${answered}/${asked}`}</span>
              <VisuallyHidden>{t('desk.answered', { answered, asked })}</VisuallyHidden>
            </small>
          )}
          {!best && asked === 0 && blank}
        </div>
      </td>
      <td {...cell('starts')}>{effective_date ? shownDate(effective_date, site.locale) : blank}</td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}

function Due({ application: { due }, site, t }: Pick<RowProps, 'application' | 'site' | 't'>) {
  if (!due) return blank
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
