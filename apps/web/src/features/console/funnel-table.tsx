import type { FunnelPage } from '@coverwright/contract/console/funnel'
import type { Translate } from '@coverwright/core/text/text'
import { useId } from 'react'
import { blank, Cell, ResponsiveTable, RowHead, TableRow } from '../../ui/layout/responsive-table.tsx'
import { rowOf } from './funnel-map.tsx'
import { secondsText } from './seconds-text.ts'

type Props = {
  readonly pages: readonly FunnelPage[]
  readonly locale: string
  readonly onLook: (page: FunnelPage) => void
  readonly t: Translate
}

const columns = ['came', 'answered', 'left', 'returned', 'time', 'corrected'] as const

/** Every number of the map. */
export function FunnelTable({ pages, locale, onLook, t }: Props) {
  const id = useId()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const share = (part: number, total: number): string =>
    part === 0 ? '0' : `${part.toLocaleString(locale)} · ${percent.format(part / total)}`
  const cells = (page: FunnelPage): Record<(typeof columns)[number], string> => ({
    came: page.came.toLocaleString(locale),
    answered: share(page.answered, page.came),
    left: share(page.left, page.came),
    returned: share(page.returned, page.came),
    time: page.median_seconds === undefined ? blank : secondsText(page.median_seconds, locale),
    corrected: page.corrected
      ? `${page.corrected.question} · ${page.corrected.applications.toLocaleString(locale)}`
      : blank,
  })
  return (
    <section>
      <h2 id={id}>{t('console.funnel.table')}</h2>
      <ResponsiveTable
        className="console-list funnel-table"
        aria-labelledby={id}
        columns={[
          { id: 'page', label: t('console.funnel.page') },
          ...columns.map((column) => ({ id: column, label: t(`console.funnel.${column}`) })),
        ]}
      >
        {pages.map((page) => (
          <TableRow key={page.step}>
            <RowHead>
              {page.has_preview ? (
                <button type="button" id={rowOf(page)} onClick={() => onLook(page)}>
                  {page.title}
                </button>
              ) : (
                <span id={rowOf(page)}>{page.title}</span>
              )}
              <small>{page.path}</small>
            </RowHead>
            {columns.map((column) => (
              <Cell key={column} className="num" label={t(`console.funnel.${column}`)}>
                {cells(page)[column]}
              </Cell>
            ))}
          </TableRow>
        ))}
      </ResponsiveTable>
    </section>
  )
}
