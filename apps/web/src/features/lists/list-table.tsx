import type { Field } from '@coverwright/core/model/field'
import type { Translate } from '@coverwright/core/text/text'
import { Link } from '../../navigation/area.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Cell, ResponsiveTable, RowHead, TableRow } from '../../ui/layout/responsive-table.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { ListChanges } from './list-changes.ts'
import type { ListRow, ListTable } from './list-rows.ts'

type Props = {
  readonly caption: string
  readonly table: ListTable
  /** How each row differs from last year's list, by its id; in a renewal only. */
  readonly marks: ListChanges['marks'] | undefined
  /** The row that is being deleted. */
  readonly leaving: string | undefined
  readonly onDelete: (row: ListRow) => void
  readonly t: Translate
}

/** A row an item on large screens, a card an item on small ones. */
export function ListTableView({ caption, table: { columns, rows }, marks, leaving, onDelete, t }: Props) {
  const labels = columns.map(({ label }) => t(label))
  return (
    <ResponsiveTable
      caption={caption}
      columns={[
        ...(columns.length === 0 ? [{ id: 'name', label: caption }] : []),
        ...columns.map(({ path, label }) => ({ id: path, label: t(label) })),
        { id: 'actions', label: t('ui.list.actions'), isHidden: true },
      ]}
    >
      {rows.map((row) => (
        <TableRow key={row.id} className={row.id === leaving ? 'is-leaving' : undefined}>
          <RowHead className={classOf(row.name)}>
            <bdi>{row.name}</bdi> <Mark mark={marks?.get(row.id)} t={t} />
            {row.unfinished && <UnfinishedLink row={row} href={row.unfinished} t={t} />}
          </RowHead>
          {labels.slice(1).map((label, index) => (
            <Cell
              key={columns[index + 1]?.path}
              label={label}
              className={classOf(row.cells[index + 1], columns[index + 1])}
            >
              <div dir="auto">{row.cells[index + 1] || t('ui.list.blank')}</div>
            </Cell>
          ))}
          <Cell className="acts">
            <div className="rowacts">
              <Link className="iconbtn" href={row.edit} aria-label={t('ui.list.edit', { name: row.name })}>
                <Icon name="pencil" />
                <span>{t('ui.edit')}</span>
              </Link>
              <button
                type="button"
                className="iconbtn iconbtn--del"
                aria-label={t('ui.list.delete', { name: row.name })}
                onClick={() => onDelete(row)}
              >
                <Icon name="bin" />
                <span>{t('ui.delete')}</span>
              </button>
            </div>
          </Cell>
        </TableRow>
      ))}
    </ResponsiveTable>
  )
}

const longWord = /\S{21}/

/** Dates are not broken at their hyphens, nor words, except one that is too long for any column. */
function classOf(words: string | undefined, column?: Field): string | undefined {
  if (column?.type === 'date') return 'is-day'
  return longWord.test(words ?? '') ? undefined : 'is-whole'
}

type MarkProps = { readonly mark: 'new' | 'changed' | undefined; readonly t: Translate }

function Mark({ mark, t }: MarkProps) {
  return (
    mark && <span className={mark === 'new' ? 'badge badge--rec' : 'badge badge--line'}>{t(`ui.list.${mark}`)}</span>
  )
}

type UnfinishedProps = { readonly row: ListRow; readonly href: string; readonly t: Translate }

function UnfinishedLink({ row, href, t }: UnfinishedProps) {
  return (
    <small className="needs">
      <Icon name="alert" small />
      <Link href={href}>
        {t('ui.list.needsAnswers')}
        <VisuallyHidden> {row.name}</VisuallyHidden>
      </Link>
    </small>
  )
}
