import type { InsurerFigures } from '@coverwright/contract/console/insurers'
import type { Translate } from '@coverwright/core/text/text'
import { useId } from 'react'
import { Cell, ResponsiveTable, RowHead, TableRow } from '../../ui/layout/responsive-table.tsx'

type Props = { readonly insurers: readonly InsurerFigures[]; readonly t: Translate }

/** What can come of a call, in the order in which it goes wrong. */
const outcomes = [
  ...['answered', 'timeout', 'unreachable', 'failed', 'refused', 'malformed', 'too_large', 'circuit_open'],
] as const

/** The calls of this server to each insurer since it started, by what came of them. */
export function InsurerCalls({ insurers, t }: Props) {
  const id = useId()
  const insurersCalled = insurers.filter(({ calls }) => Object.keys(calls).length > 0)
  if (insurersCalled.length === 0) return null
  const shownOutcomes = outcomes.filter((outcome) => insurersCalled.some(({ calls }) => calls[outcome]))
  return (
    <section>
      <h2 id={id}>{t('console.insurers.calls')}</h2>
      <p className="hint">{t('console.insurers.calls.hint')}</p>
      <ResponsiveTable
        className="qtable console-table"
        aria-labelledby={id}
        columns={[
          { id: 'name', label: t('console.insurers.name'), isHidden: true },
          ...shownOutcomes.map((outcome) => ({ id: outcome, label: t(`console.insurers.calls.${outcome}`) })),
        ]}
      >
        {insurersCalled.map(({ carrier, name, calls }) => (
          <TableRow key={carrier}>
            <RowHead>{name}</RowHead>
            {shownOutcomes.map((outcome) => (
              <Cell key={outcome} className="num" label={t(`console.insurers.calls.${outcome}`)}>
                {calls[outcome] ?? 0}
              </Cell>
            ))}
          </TableRow>
        ))}
      </ResponsiveTable>
    </section>
  )
}
