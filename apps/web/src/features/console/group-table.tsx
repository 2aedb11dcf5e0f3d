import type { FiguresGroup } from '@coverwright/contract/console/figures'
import type { Translate } from '@coverwright/core/text/text'
import { useId } from 'react'
import { type Address, Link } from '../../navigation/area.tsx'
import { Cell, ResponsiveTable, RowHead, TableRow } from '../../ui/layout/responsive-table.tsx'
import { stages } from './stages.ts'

type Props = {
  readonly title: string
  readonly groups: readonly (FiguresGroup & { readonly href: Address })[]
  readonly t: Translate
}

const columns = [...stages, 'abandoned'] as const

/** The same counts for each site, line or channel; its name leads to that one alone. */
export function GroupTable({ title, groups, t }: Props) {
  const id = useId()
  if (groups.length === 0) return null
  return (
    <section>
      <h2 id={id}>{title}</h2>
      <ResponsiveTable
        className="qtable console-table"
        aria-labelledby={id}
        columns={[
          { id: 'name', label: title, isHidden: true },
          ...columns.map((column) => ({ id: column, label: t(`console.stage.${column}`) })),
        ]}
      >
        {groups.map(({ key, name, href, ...counts }) => (
          <TableRow key={key}>
            <RowHead>
              <Link href={href}>{name}</Link>
            </RowHead>
            {columns.map((column) => (
              <Cell key={column} className="num" label={t(`console.stage.${column}`)}>
                {counts[column]}
              </Cell>
            ))}
          </TableRow>
        ))}
      </ResponsiveTable>
    </section>
  )
}
