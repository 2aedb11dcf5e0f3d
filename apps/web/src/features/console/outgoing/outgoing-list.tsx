import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { blank, Cell, ResponsiveTable, RowHead, TableRow } from '../../../ui/layout/responsive-table.tsx'
import { momentText } from '../../account/account-text.ts'

export type ListProps = {
  readonly query: { readonly state?: string; readonly after?: string }
  readonly locale: string
  readonly onNext: (id: string) => void
  readonly t: Translate
}

/** As many as the API lists at once. */
const pageSize = 50

const columns = ['what', 'site', 'state', 'queued', 'attempts', 'failure', 'do'] as const

/** One thing that goes out, of whatever kind. */
export type OutgoingRow = {
  readonly id: string
  readonly name: string
  readonly site?: string
  readonly state: string
  readonly created_at: string
  readonly ended_at?: string | undefined
  readonly next_attempt_at?: string | undefined
  readonly attempts?: number | undefined
  readonly failure?: string | undefined
  readonly actions: ReactNode
}

type Props = Pick<ListProps, 'locale' | 't'> & {
  readonly caption: string
  readonly rows: readonly OutgoingRow[]
  readonly isRefused: boolean
  readonly onNext?: (id: string) => void
}

/** What goes out, the newest first. */
export function OutgoingList({ caption, rows, isRefused, locale, onNext, t }: Props) {
  const last = rows.at(-1)
  const shownColumns = columns.filter((column) => column !== 'site' || rows.some(({ site }) => site !== undefined))
  return (
    <>
      {isRefused && <Notice kind="negative" title={t('console.outgoing.refused')} urgent />}
      {!last && <p className="hint">{t('console.outgoing.none')}</p>}
      {last && (
        <ResponsiveTable
          className="console-list"
          caption={caption}
          columns={shownColumns.map((id) => ({ id, label: t(`console.outgoing.column.${id}`), isHidden: id === 'do' }))}
        >
          {rows.map((row) => (
            <TableRow key={row.id}>
              <RowHead>{row.name}</RowHead>
              {row.site !== undefined && <Cell label={t('console.outgoing.column.site')}>{row.site}</Cell>}
              <Cell label={t('console.outgoing.column.state')}>
                <span>
                  <span className={row.state === 'failed' ? 'desk-late' : undefined}>
                    {t(`console.outgoing.state.${row.state}`)}
                  </span>
                  {row.ended_at && <small>{momentText(row.ended_at, locale)}</small>}
                  {row.next_attempt_at && (
                    <small>{t('console.outgoing.next', { at: momentText(row.next_attempt_at, locale) })}</small>
                  )}
                </span>
              </Cell>
              <Cell label={t('console.outgoing.column.queued')}>{momentText(row.created_at, locale)}</Cell>
              <Cell className="num" label={t('console.outgoing.column.attempts')}>
                {row.attempts ?? blank}
              </Cell>
              <Cell label={t('console.outgoing.column.failure')}>{row.failure?.replaceAll('_', ' ') ?? blank}</Cell>
              <Cell>
                <span className="console-acts">{row.actions}</span>
              </Cell>
            </TableRow>
          ))}
        </ResponsiveTable>
      )}
      {last && onNext && rows.length === pageSize && (
        <Button kind="line" small onClick={() => onNext(last.id)}>
          {t('desk.next')}
        </Button>
      )}
    </>
  )
}
