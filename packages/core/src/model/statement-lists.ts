import type { AnswerPath } from '../answers/answers.ts'
import type { Text } from '../text/text.ts'
import type { Field, Statement } from './field.ts'

/** Yes/no fields that are asked as one question: tick what is true, or "None of these". At least two, in order. */
export type StatementList = Pick<Statement, 'kind' | 'list'> & { readonly fields: readonly Field[] }

/**
 * The lists of statements among the visible fields of a form, by the path of each of their fields. A list stays within
 * its section and has one kind of statement. Follow-ups are asked where they open, and a single statement is asked as a
 * question.
 */
export function statementLists(fields: readonly Field[]): ReadonlyMap<AnswerPath, StatementList> {
  const statements = fields.flatMap((field) =>
    field.statement && field.parent === undefined ? [{ field, ...field.statement }] : [],
  )
  const keyOf = ({ field: { type, section = '' }, kind, list }: (typeof statements)[number]): string =>
    [type, wordsOf(section), kind, wordsOf(list)].join(' ')
  const lists = [...Map.groupBy(statements, keyOf).values()].flatMap(([first, ...more]) =>
    first && more.length > 0
      ? [{ kind: first.kind, list: first.list, fields: [first, ...more].map(({ field }) => field) }]
      : [],
  )
  return new Map(lists.flatMap((list) => list.fields.map(({ path }) => [path, list] as const)))
}

const wordsOf = (text: Text): string => (typeof text === 'string' ? text : text.words)

/** Fields as they are asked: only the first of each list of statements. */
export function askedOnce(fields: readonly Field[]): readonly Field[] {
  const lists = statementLists(fields)
  return fields.filter((field) => (lists.get(field.path)?.fields[0] ?? field).path === field.path)
}
