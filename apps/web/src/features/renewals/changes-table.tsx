import type { Translate } from '@coverwright/core/text/text'
import { useId } from 'react'
import { Link } from '../../navigation/area.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { ChangeGroup, ChangeRow } from './change-groups.ts'
import { changeCells } from './change-groups.ts'
import '../../styles/components/list.css'
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
  return (
    <section className="diff">
      <h3 id={heading}>{section}</h3>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out in blocks loses its roles */}
      <table role="table" className="ltable" aria-labelledby={heading}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {t('page.renewal.column.question')}
            </th>
            <th scope="col" role="columnheader">
              {t('page.renewal.column.before')}
            </th>
            <th scope="col" role="columnheader">
              {t('page.renewal.column.after')}
            </th>
            {hrefOf && (
              <th scope="col" role="columnheader">
                <VisuallyHidden>{t('ui.change')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.id} row={row} href={hrefOf?.(row.path)} t={t} />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </section>
  )
}

type RowProps = { readonly row: ChangeRow; readonly href: string | undefined; readonly t: Translate }

function Row({ row, href, t }: RowProps) {
  const { before, after } = changeCells(row, t)
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <tr role="row">
      <th scope="row" role="rowheader">
        {row.item && <small>{row.item}</small>}
        {row.label}
      </th>
      <td role="cell" data-l={t('page.renewal.column.before')} className="diff__was">
        <div>{before}</div>
      </td>
      <td role="cell" data-l={t('page.renewal.column.after')} className="diff__is">
        <div>{after}</div>
      </td>
      {href && (
        <td role="cell" className="acts">
          <Link className="chg" href={href}>
            {t('ui.change')}
            <VisuallyHidden> {row.item ? `${row.item}: ${row.label}` : row.label}</VisuallyHidden>
          </Link>
        </td>
      )}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}
