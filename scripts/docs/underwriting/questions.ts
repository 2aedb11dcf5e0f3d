import { type CompiledFlow, conditionsOf } from '../../../packages/core/src/evaluation/compile-flow.ts'
import type { Field } from '../../../packages/core/src/model/field.ts'
import { all, type Rule } from '../../../packages/core/src/rules/rule.ts'
import type { Translate } from '../../../packages/core/src/text/text.ts'
import type { ConditionWords } from './condition-words.ts'
import { shortNames } from './short-names.ts'
import { table } from './words.ts'

/**
 * A question of the application: the path of its answer, the field, when it is asked, and which answers decide that.
 */
export type AskedQuestion = {
  readonly path: string
  readonly field: Field
  readonly when?: Rule
  readonly follows: readonly string[]
}

/** `item.vin` of the list `vehicles` becomes `vehicles[].vin`. */
const inList = (items: string, path: string): string => path.replace(/^item\./, `${items}[].`)

/** All of them must hold; absent ones always do. */
function allOf(...rules: readonly (Rule | undefined)[]): { readonly when?: Rule } {
  const conditions = [...new Set(rules)].filter((each) => each !== undefined)
  const [first, ...others] = conditions
  if (!first) return {}
  return { when: others.length === 0 ? first : all(...conditions) }
}

/** @param items the list whose entry the page is about */
function parts(path: string, field: Field, rules: readonly (Rule | undefined)[], items = ''): readonly AskedQuestion[] {
  const when = [...rules, field.visible]
  const follows = when.flatMap((each) => each?.reads ?? []).map((each) => inList(items, each))
  const inner = field.fields ?? []
  const partAt = (name: string) => `${path}${field.type === 'repeat' ? '[]' : ''}.${name}`
  return [
    { path, field, ...allOf(...when), follows },
    ...inner.map((part) => ({
      path: partAt(part.path),
      field: part,
      ...allOf(...when, part.visible),
      follows: [
        ...follows,
        ...(part.visible?.reads ?? []).map((each) =>
          inner.some(({ path: name }) => name === each) ? partAt(each) : inList(items, each),
        ),
      ],
    })),
  ]
}

const labels = new Set(shortNames.flatMap(({ rule: { label } }) => [label, `not (${label})`]))

/** Which lines were picked, and their order, is left out unless it has a short name. */
const isMoreThanPicked = ({ label }: Rule): boolean => labels.has(label) || !label.includes('the quote includes')

/** Every question on a flow's pages, where it first appears, without the carriers' own. */
export function questionsOf({ slots }: CompiledFlow): readonly AskedQuestion[] {
  const questions = slots.flatMap((slot): readonly AskedQuestion[] => {
    const { node } = slot
    const rules = conditionsOf(slot).filter(isMoreThanPicked)
    if (node.kind === 'page') return node.form.fields.flatMap((each) => parts(each.path, each, rules))
    if (node.kind === 'list') {
      return node.pages.flatMap(({ form, when }) =>
        form.fields.flatMap((each) => parts(inList(node.items, each.path), each, [...rules, when], node.items)),
      )
    }
    if (!('pages' in node.source)) return []
    return node.source.pages.flatMap(({ form }) => form.fields.flatMap((each) => parts(each.path, each, rules)))
  })
  const first = new Map<string, AskedQuestion>()
  for (const each of questions) if (!first.has(each.path)) first.set(each.path, each)
  return [...first.values()]
}

/** When an answer is derived from others, so that nobody is asked. */
const exception = ({ derived }: Field): readonly string[] => (derived?.locked ? [`unless ${derived.label}`] : [])

/**
 * A table of the questions, when they are asked and why.
 * @param readersOf who uses an answer and what for, if known
 */
export function questionTable(
  questions: readonly AskedQuestion[],
  translate: Translate,
  { say, meanings }: ConditionWords,
  readersOf?: (path: string) => string,
): string {
  const opening = new Set(questions.flatMap(({ follows }) => follows))
  const rows = table(
    ['Question', 'Asked', 'Why'],
    questions
      .filter(({ field }) => !field.fields)
      .map(({ path, field, when }) => [
        `${translate(field.label)} \`${path}\``,
        [
          [when ? say(when, path) : 'always', ...exception(field)].join(', '),
          ...(field.optional ? ['may be left empty'] : []),
        ].join('; '),
        [
          field.why ? translate(field.why) : '',
          readersOf?.(path) ?? '',
          opening.has(path) ? 'Decides what is asked next.' : '',
        ]
          .filter(Boolean)
          .join(' ') || (readersOf ? unreadNote(field) : ''),
      ]),
  )
  return [rows, meanings()].filter(Boolean).join('\n\n')
}

/** Answers that no rule reads are for the person who reviews a referral. */
const unreadNote = ({ type }: Field): string =>
  type === 'text' || type === 'long_text' ? 'An underwriter reads it.' : 'No rule reads it: it is for the file.'
