import { sampleCarriers } from '../../apps/sample-carriers/src/carriers/registry.ts'
import { type GoldenBusiness, goldenBusinesses } from '../../apps/server/src/testing/golden-trails/businesses.ts'
import { walkBusiness } from '../../apps/server/src/testing/golden-trails/walk-business.ts'
import { carriers } from '../../packages/catalogue/src/carriers/carriers.ts'
import type { Field } from '../../packages/core/src/model/field.ts'
import { questionPath } from '../../packages/core/src/question-sets/question-field.ts'
import type { Translate } from '../../packages/core/src/text/text.ts'
import { type AskedPage, type AskedQuestion, askedPages } from './asked-questions.ts'

/** One question: its subject, its first wording, who needs it, and how many businesses are asked. */
type QuestionRow = { readonly label: string; readonly needs: Set<string>; asked: number }

/** A question that several insurers share is one row, under the name of the fact. */
const keyOf = ({ field, path }: Pick<AskedQuestion, 'field' | 'path'>): string => field.fact ?? path

/** The insurer and line of a question set, or the page. */
const needOf = (path: string, entry?: AskedPage['entry']): string =>
  /^(?<set>[\w.]+)\.uw_questions\[/.exec(path)?.groups?.set ?? entry?.slot.patterns[0] ?? path

/** The rows so far, by key. */
type Rows = {
  readonly all: ReadonlyMap<string, QuestionRow>
  /** The row of this key, created if missing. */
  readonly at: (key: string, label: Field['label']) => QuestionRow
}

function createRows(translate: Translate): Rows {
  const all = new Map<string, QuestionRow>()
  return {
    all,
    at: (key, label) => {
      const row = all.get(key) ?? { label: translate(label), needs: new Set(), asked: 0 }
      all.set(key, row)
      return row
    },
  }
}

/** Adds the questions of one business, and who else uses the shared answers. */
function addBusiness(rows: Rows, business: GoldenBusiness): void {
  const quote = walkBusiness(business)
  const visitedQuestions = new Set<string>()
  for (const { entry, questions } of askedPages(quote))
    for (const question of questions) {
      const key = keyOf(question)
      const row = rows.at(key, question.field.label)
      row.needs.add(needOf(question.path, entry))
      if (!visitedQuestions.has(key)) row.asked++
      visitedQuestions.add(key)
    }
  for (const [fact, uses] of quote.flowState.shared.uses)
    for (const { path } of uses) rows.all.get(fact)?.needs.add(needOf(path))
}

/** Adds the questions of the sample insurers that no golden business is asked. */
function addInsurers(rows: Rows): void {
  for (const { set, question } of insurersQuestions()) {
    const path = questionPath(set, question.id)
    const isGroup = [...rows.all.keys()].some((key) => key.startsWith(`${path}.`))
    if (!isGroup) rows.at(question.fact ?? path, { words: question.label }).needs.add(set)
  }
}

/** Every question of the golden businesses, and those of the sample insurers that none of them is asked. */
export function questionTable(translate: Translate): string {
  const rows = createRows(translate)
  for (const business of goldenBusinesses) addBusiness(rows, business)
  addInsurers(rows)
  const sortedRows = [...rows.all].toSorted(([, one], [, other]) => other.asked - one.asked)
  const lines = sortedRows.map(
    ([key, { label, needs, asked }]) =>
      `${String(asked).padStart(5)}  ${key}\n       ${label}\n       ${[...needs].join(', ')}`,
  )
  return [
    `Asked of so many of ${goldenBusinesses.length} businesses, in which words, and who needs it.`,
    ...lines,
  ].join('\n')
}

const insurersQuestions = () =>
  carriers.flatMap(({ id, lines }) =>
    lines.flatMap(({ line }) => {
      const own = sampleCarriers.find((carrier) => carrier.id === id)?.lines[line]
      return (own?.questions.at(-1)?.questions ?? []).map(({ question }) => ({ set: `${line}.${id}`, question }))
    }),
  )
