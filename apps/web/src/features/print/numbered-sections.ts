import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { SummaryRow } from '@coverwright/core/navigation/summary'
import { summary } from '@coverwright/core/navigation/summary'

export type NumberedRow = { readonly row: SummaryRow; readonly number: string }

/** A follow-up question is not counted separately. */
export const isCounted = ({ field }: SummaryRow): boolean => field.parent === undefined

/** The sections with their rows numbered throughout; a follow-up question has its parent's number and a letter: 11, 11a. */
export function numberedSections(flowState: FlowState, filter: (row: SummaryRow) => boolean = () => true, from = 0) {
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
    .map((part) => ({ ...part, numberedRows: part.rows.filter(filter).map(numberOf) }))
    .filter(({ numberedRows }) => numberedRows.length > 0)
}
