import type { AnswerPath } from '../answers/answers.ts'
import { isBlank, isRecord } from '../answers/answers.ts'
import type { FlowState } from '../evaluation/evaluate-flow.ts'
import type { Field } from '../model/field.ts'
import type { Remark } from '../model/remark.ts'
import { remarkText, type SiteWords } from '../model/remark-text.ts'
import type { View } from '../rules/rule.ts'
import type { Text } from '../text/text.ts'
import { insideEntry } from '../validation/check-field.ts'
import { type SummaryRow, summary } from './summary.ts'

/** An answer that still contradicts others, with its remark. */
export type RemainingRemark = {
  /** With positions in lists: `claims.list.0.date`. */
  readonly field: AnswerPath
  /** The page that asks it. */
  readonly page: string
  readonly question: string
  readonly text: string
  /** Amounts that hardly go together: an insurer has a person look at them. */
  readonly unlikely?: true
}

type Warning = Pick<RemainingRemark, 'text' | 'unlikely'>
type FieldWarning = Warning & { readonly path: AnswerPath; readonly label: Text }

/** All warnings beside the answers of the flow, without remarks that only repeat an answer. */
export function remainingRemarks(flowState: FlowState, words: SiteWords): readonly RemainingRemark[] {
  const rows = summary(flowState).flatMap((section) => section.rows)
  const remarkOf = (page: string, { path, label, ...warning }: FieldWarning): RemainingRemark => ({
    field: path,
    page,
    question: words.t(label),
    ...warning,
  })
  const ofRows = rows.flatMap((row) => remarkedIn(row, words).map((each) => remarkOf(row.path, each)))
  const ofLists = flowState.pages.flatMap(({ list, path, view }) => {
    if (!list || list.count === 0) return []
    const { items, label, remarks } = list.step
    return warnings(remarks, view, view.get(items), words).map((warning) =>
      remarkOf(path, { path: items, label, ...warning }),
    )
  })
  return [...ofRows, ...ofLists]
}

const remarkedIn = ({ field, answer, view }: SummaryRow, words: SiteWords): readonly FieldWarning[] =>
  remarkedAt(field, answer, view, words)

/** The remarks about a field, and the fields within it. */
function remarkedAt(field: Field, answer: unknown, view: View, words: SiteWords): readonly FieldWarning[] {
  const { path, label, remarks, fields, type } = field
  const own = warnings(remarks, view, answer, words).map((warning) => ({ path, label, ...warning }))
  if (!fields || isBlank(answer)) return own
  const entries = (Array.isArray(answer) ? answer : [answer]).map((entry: unknown) => (isRecord(entry) ? entry : {}))
  const within = entries.flatMap((entry, position) => {
    const inside = insideEntry(field, entry, view)
    const prefix = type === 'repeat' ? `${path}.${position}` : path
    return inside.fields.flatMap((inner) =>
      remarkedAt({ ...inner, path: `${prefix}.${inner.path}` }, entry[inner.path], inside.view, words),
    )
  })
  return [...own, ...within]
}

const warnings = (remarks: readonly Remark[] = [], view: View, answer: unknown, words: SiteWords): readonly Warning[] =>
  remarks.flatMap((remark) => {
    const values = remark.says(view, answer)
    if (!values?.differs) return []
    return [{ text: remarkText(remark, values, words), ...(values.unlikely ? { unlikely: true } : {}) }]
  })
