import type { InsurerFigures } from '@coverwright/contract/console/insurers'
import type { Translate } from '@coverwright/core/text/text'
import { Badge } from '../../ui/feedback/badge.tsx'
import { PartsBar } from '../../ui/figures/parts-bar.tsx'
import { blank, Cell, ResponsiveTable, RowHead, TableRow } from '../../ui/layout/responsive-table.tsx'
import { secondsText } from './seconds-text.ts'

type Props = { readonly insurers: readonly InsurerFigures[]; readonly locale: string; readonly t: Translate }

/** Of the columns, those that count a part of what was asked. */
const parts = ['offered', 'referred', 'declined', 'failed', 'waiting'] as const
/** Of those that offered a price. */
const outcomes = ['chosen', 'bound'] as const
const columns = ['asked', ...parts, ...outcomes, 'median', 'p95', 'ruled_out'] as const

/** One row per insurer: requests, outcomes, and speed. */
export function InsurersTable({ insurers, locale, t }: Props) {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const share = (part: number, total: number): string => {
    if (total === 0) return blank
    return part === 0 ? '0' : `${part.toLocaleString(locale)} · ${percent.format(part / total)}`
  }
  const seconds = (value: number | undefined) => (value === undefined ? blank : secondsText(value, locale))
  const cells = (insurer: InsurerFigures): Record<(typeof columns)[number], string> => ({
    asked: insurer.asked.toLocaleString(locale),
    offered: share(insurer.offered, insurer.asked),
    referred: share(insurer.referred, insurer.asked),
    declined: share(insurer.declined, insurer.asked),
    failed: share(insurer.failed + insurer.refused, insurer.asked),
    waiting: share(insurer.waiting, insurer.asked),
    chosen: share(insurer.chosen, insurer.offered),
    bound: share(insurer.bound, insurer.offered),
    median: seconds(insurer.median_seconds),
    p95: seconds(insurer.p95_seconds),
    ruled_out: insurer.ruled_out.toLocaleString(locale),
  })
  return (
    <ResponsiveTable
      className="console-table"
      caption={t('console.insurers')}
      columns={[
        { id: 'name', label: t('console.insurers.name'), isHidden: true },
        ...columns.map((id) => ({ id, label: t(`console.insurers.${id}`) })),
      ]}
    >
      {insurers.map((insurer) => (
        <TableRow key={insurer.carrier}>
          <RowHead>
            {insurer.name}{' '}
            {insurer.circuit === 'open' && <Badge kind="law">{t('console.insurers.circuit.open')}</Badge>}
            <PartsBar
              parts={[
                { tone: 'positive', value: insurer.offered },
                { tone: 'caution', value: insurer.referred + insurer.waiting },
                { tone: 'neutral', value: insurer.declined },
                { tone: 'negative', value: insurer.failed + insurer.refused },
              ]}
            />
          </RowHead>
          {columns.map((column) => (
            <Cell key={column} className="num" label={t(`console.insurers.${column}`)}>
              {cells(insurer)[column]}
              {column === 'failed' && insurer.refused > 0 && (
                <small>{t('console.insurers.refused', { count: insurer.refused })}</small>
              )}
            </Cell>
          ))}
        </TableRow>
      ))}
    </ResponsiveTable>
  )
}
