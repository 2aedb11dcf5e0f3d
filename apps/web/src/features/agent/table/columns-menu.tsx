import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { HeadMenu } from '../lists/head-menu.tsx'
import { type QuoteColumn, quoteColumns } from './quote-columns.ts'

type Props = {
  readonly columns: readonly QuoteColumn[]
  readonly onChange: (columns: readonly QuoteColumn[]) => void
  readonly t: Translate
}

/** Chooses the columns of the list. They are part of its address, so a named search remembers them. */
export function ColumnsMenu({ columns, onChange, t }: Props) {
  // The boxes show a choice before the address has it.
  const address = columns.join()
  const [choice, setChoice] = useState({ before: address, columns })
  const shownColumns = choice.before === address ? choice.columns : columns
  const toggle = (column: QuoteColumn) => {
    const next = quoteColumns.filter((each) => shownColumns.includes(each) !== (each === column))
    setChoice({ before: address, columns: next })
    onChange(next)
  }
  return (
    <HeadMenu label={t('agent.columns')}>
      <fieldset>
        <legend className="vh">{t('agent.columns')}</legend>
        {quoteColumns.map((column) => (
          <label key={column}>
            <input type="checkbox" checked={shownColumns.includes(column)} onChange={() => toggle(column)} />
            {t(`agent.column.${column}`)}
          </label>
        ))}
      </fieldset>
    </HeadMenu>
  )
}
