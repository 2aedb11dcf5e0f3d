import type { Translate } from '@coverwright/core/text/text'
import { useId } from 'react'
import { Link } from '../../navigation/area.tsx'
import { Cell, ResponsiveTable, RowHead, TableRow } from '../../ui/layout/responsive-table.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { ChangeGroup, ChangeRow } from './change-groups.ts'
import { changeCells } from './change-groups.ts'
import '../../styles/pages/renewals.css'

type Props = {
  readonly group: ChangeGroup
  /** Undefined where nothing can be changed. */
  readonly hrefOf?: ((path: string) => string) | undefined
  readonly t: Translate
}

/** The changes of one section: last year's answer beside this year's, or above it on small screens. */
export function ChangesTable({ group: { section, rows }, hrefOf, t }: Props) {
  const heading = useId()
  const columns = [
    { id: 'question', label: t('page.renewal.column.question') },
    { id: 'before', label: t('page.renewal.column.before') },
    { id: 'after', label: t('page.renewal.column.after') },
    ...(hrefOf ? [{ id: 'change', label: t('ui.change'), isHidden: true }] : []),
  ]
  return (
    <section className="diff">
      <h3 id={heading}>{section}</h3>
      <ResponsiveTable aria-labelledby={heading} columns={columns}>
        {rows.map((row) => (
          <Row key={row.id} row={row} href={hrefOf?.(row.path)} t={t} />
        ))}
      </ResponsiveTable>
    </section>
  )
}

type RowProps = { readonly row: ChangeRow; readonly href: string | undefined; readonly t: Translate }

function Row({ row, href, t }: RowProps) {
  const { before, after } = changeCells(row, t)
  return (
    <TableRow>
      <RowHead>
        {row.item && <small>{row.item}</small>}
        {row.label}
      </RowHead>
      <Cell label={t('page.renewal.column.before')} className="diff__was">
        <div>{before}</div>
      </Cell>
      <Cell label={t('page.renewal.column.after')} className="diff__is">
        <div>{after}</div>
      </Cell>
      {href && (
        <Cell className="acts">
          <Link className="chg" href={href}>
            {t('ui.change')}
            <VisuallyHidden> {row.item ? `${row.item}: ${row.label}` : row.label}</VisuallyHidden>
          </Link>
        </Cell>
      )}
    </TableRow>
  )
}
