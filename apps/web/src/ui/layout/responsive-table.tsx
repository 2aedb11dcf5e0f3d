// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out in blocks loses its roles
import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'
import '../../styles/components/list.css'

export type Column = {
  readonly id: string
  readonly label: string
  /** Only screen readers read its label. */
  readonly isHidden?: boolean
}

type TableProps = Pick<ComponentProps<'table'>, 'ref' | 'className' | 'aria-labelledby'> & {
  /** For screen readers, unless `aria-labelledby` names the table. */
  readonly caption?: string
  readonly columns: readonly Column[]
  readonly children: ReactNode
}

/** A table whose rows become cards on small screens. */
export function ResponsiveTable({ caption, columns, className = '', children, ...table }: TableProps) {
  return (
    <table role="table" className={`ltable ${className}`.trim()} {...table}>
      {caption !== undefined && <caption className="vh">{caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, label, isHidden }) => (
            <th key={id} scope="col" role="columnheader" data-c={id}>
              {isHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  )
}

/** In a cell of a list whose rows mostly lack something: a dash is calmer than words. */
export const blank = '–'

type PartProps = { readonly className?: string | undefined; readonly children: ReactNode }

export const TableRow = (props: PartProps) => <tr role="row" {...props} />

/** The cell that names its row. */
export const RowHead = (props: PartProps) => <th scope="row" role="rowheader" {...props} />

/** @param label the name of its column, which a card shows beside it */
export const Cell = ({ label, className = '', children }: PartProps & { readonly label?: string }) => (
  <td role="cell" data-l={label} className={`${className} ${children === blank ? 'is-blank' : ''}`.trim() || undefined}>
    {children}
  </td>
)
