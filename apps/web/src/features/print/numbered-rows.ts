import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { SummaryRow } from '@coverwright/core/navigation/summary'
import { summary } from '@coverwright/core/navigation/summary'

type NumberedRow = { readonly row: SummaryRow; readonly number: string }

/** A follow-up is counted with the question it belongs to. */
export const isCounted = ({ field }: SummaryRow): boolean => field.parent === undefined

/** Rows numbered through the whole document; a follow-up has its parent's number and a letter: 11, 11a. */
export function numbered(flowState: FlowState, only: (row: SummaryRow) => boolean = () => true, from = 0) {
  let count = from
  let letters = 0
  const numberOf = (row: SummaryRow): NumberedRow => {
    if (isCounted(row)) {
      count += 1
      letters = 0
      return { row, number: String(count) }
    }
    letters += 1
    return { row, number: `${count}${String.fromCharCode(96 + letters)}` }
  }
  return summary(flowState)
    .map((part) => ({ ...part, numberedRows: part.rows.filter(only).map(numberOf) }))
    .filter(({ numberedRows }) => numberedRows.length > 0)
}
