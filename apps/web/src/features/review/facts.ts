import { isBlank } from '@coverwright/core/answers/answers'
import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import { answerText } from '@coverwright/core/model/answer-text'
import type { Field } from '@coverwright/core/model/field'
import type { StatementList } from '@coverwright/core/model/statement-lists'
import { statementLists } from '@coverwright/core/model/statement-lists'
import type { StepPath } from '@coverwright/core/model/step'
import { formsOf } from '@coverwright/core/national/forms-of'
import type { SummaryRow } from '@coverwright/core/navigation/summary'
import { noneOf, ticksOf } from '../../forms/controls/statement-answers.ts'
import type { AnswerPart } from './answer-parts.ts'
import { answerParts } from './answer-parts.ts'
import { itemHeading, itemKey } from './item-heading.ts'

/** One item of the review: a question, an address or a list of statements, with its answer. */
export type Fact = {
  readonly id: string
  readonly label: string
  /** Empty where an answer is missing, or where its parts say it all. */
  readonly text: string
  readonly parts: readonly AnswerPart[]
  readonly missing: boolean
  /** The row of a fact that is one question. */
  readonly row?: SummaryRow
}

/** What one page asked about a subject, with the one way to change it. */
export type PageFacts = {
  readonly path: StepPath
  readonly topics: readonly string[]
  /** The field to change first: one that is missing, or the first. */
  readonly at: string
  /** The item of a list that these facts begin with. */
  readonly heading: string | undefined
  /** The insurers that ask. */
  readonly askers: readonly string[]
  /** Asked for one line alone. */
  readonly isOfLine: boolean
  readonly facts: readonly Fact[]
}

/**
 * The rows of a section by the page that asks them, as a person would tell them: an address is one fact, a list of statements
 * names those that hold, and optional questions that were left empty are not mentioned.
 */
export function pageFacts(rows: readonly SummaryRow[], words: AnswerTextOptions): readonly PageFacts[] {
  const { t } = words
  const items = Map.groupBy(rows, itemKey)
  return [...Map.groupBy(rows, ({ path }) => path)].map(([path, own]) => {
    const [first] = own
    const item = first && items.get(itemKey(first))
    const topics = own.flatMap(({ field: { section } }) => (typeof section === 'object' ? [t(section)] : []))
    const facts = factsOf(own, words)
    const fact = facts.find(({ missing }) => missing) ?? facts[0]
    return {
      path,
      at: fieldOnPage(fact?.id ?? '', first),
      topics: topics.length > 0 ? [...new Set(topics)] : [t(first?.entry.label ?? '')],
      heading: item && item[0] === first ? itemHeading(item, t) : undefined,
      askers: [...new Set(own.flatMap(({ from }) => (from ? [t(from)] : [])))],
      isOfLine: first?.entry.section.tag !== undefined,
      facts,
    }
  })
}

/** The path of a field on the page that asks it: a page of an item names its own. */
const fieldOnPage = (path: string, row: SummaryRow | undefined): string =>
  row?.item ? path.replace(/^.*?\.\d+\./, 'item.') : path

function factsOf(rows: readonly SummaryRow[], words: AnswerTextOptions): readonly Fact[] {
  const lists = statementLists(rows.map(({ field }) => field))
  const addresses = addressesIn(rows)
  return rows.flatMap((row) => {
    const list = lists.get(row.field.path)
    if (list) return list.fields[0]?.path === row.field.path ? [listFact(list, rows, words)] : []
    const address = addresses.find((each) => each.includes(row))
    if (address) return address[0] === row ? [addressFact(address, words)] : []
    return rowFact(row, words)
  })
}

function rowFact(row: SummaryRow, words: AnswerTextOptions): readonly Fact[] {
  const { field, answer, missing } = row
  if (isBlank(answer) && field.optional && !missing) return []
  const parts = answerParts(field, answer, row.entry.view, words)
  const text = parts.length > 0 ? '' : answerText(field, answer, words)
  return [{ id: field.path, label: words.t(field.label), text, parts, missing, row }]
}

/** The statements that hold, or that none does. */
function listFact({ kind, list, fields }: StatementList, rows: readonly SummaryRow[], { t }: AnswerTextOptions): Fact {
  const rowOf = new Map(rows.map((row) => [row.field.path, row]))
  const ticks = ticksOf(Object.fromEntries(fields.map(({ path }) => [path, rowOf.get(path)?.answer])))
  const tickedLabels = fields.flatMap(({ path, statement }) =>
    statement && ticks.isTrue(path) ? [t(statement.words)] : [],
  )
  return {
    id: fields[0]?.path ?? '',
    label: t(list),
    text: [...tickedLabels, ...(ticks.unsure ? [t('ui.notSure')] : []), ...(ticks.none ? [t(noneOf[kind])] : [])].join(
      '; ',
    ),
    parts: [],
    missing: fields.some(({ path }) => rowOf.get(path)?.missing),
  }
}

const isOfAddress = ({ autocomplete = '' }: Field): boolean =>
  autocomplete.startsWith('address-') || autocomplete === 'postal-code'

/** Rows that follow each other and together are an address. */
function addressesIn(rows: readonly SummaryRow[]): readonly (readonly SummaryRow[])[] {
  const runs: SummaryRow[][] = []
  for (const [index, row] of rows.entries()) {
    if (!isOfAddress(row.field)) continue
    const previous = rows[index - 1]
    if (previous && isOfAddress(previous.field)) runs.at(-1)?.push(row)
    else runs.push([row])
  }
  return runs.filter((run) => run.length > 1)
}

function addressFact(rows: readonly SummaryRow[], words: AnswerTextOptions): Fact {
  const partOf = (name: string) => {
    const row = rows.find(({ field }) => field.autocomplete === name)
    return row ? answerText(row.field, row.answer, words) : ''
  }
  const code = partOf('postal-code')
  const lines = [partOf('address-line1'), partOf('address-line2')]
  const town = partOf('address-level2')
  const state = partOf('address-level1')
  const place = formsOf(new Intl.Locale(words.locale).region ?? '')?.postalCode.comesLast
    ? [town, [state, code].filter(Boolean).join(' ')]
    : [[code, town].filter(Boolean).join(' '), state]
  return {
    id: rows[0]?.field.path ?? '',
    label: words.t(
      rows.find(({ field }) => field.autocomplete === 'address-line1')?.field.label ?? rows[0]?.field.label ?? '',
    ),
    text: [...lines, ...place].filter(Boolean).join(', '),
    parts: [],
    missing: rows.some(({ missing }) => missing),
  }
}
