import { type CompiledFlow, conditionsOf } from '../../../packages/core/src/evaluation/compile-flow.ts'
import type { Field } from '../../../packages/core/src/model/field.ts'
import { all, type Rule } from '../../../packages/core/src/rules/rule.ts'
import type { Translate } from '../../../packages/core/src/text/text.ts'
import type { ConditionWords } from './condition-words.ts'
import { shortNames } from './short-names.ts'
import { table } from './words.ts'

/** A question of the application: where its answer is, the field, when it is asked, and which answers decide that. */
export type Asked = {
  readonly path: string
  readonly field: Field
  readonly when?: Rule
  readonly follows: readonly string[]
}

/** `item.vin` of the list `vehicles` is `vehicles[].vin`. */
const inList = (items: string, path: string): string => path.replace(/^item\./, `${items}[].`)

/** All of them must hold; those that are not there always do. */
function allOf(...rules: readonly (Rule | undefined)[]): { readonly when?: Rule } {
  const there = [...new Set(rules)].filter((each) => each !== undefined)
  const [first, ...others] = there
  if (!first) return {}
  return { when: others.length === 0 ? first : all(...there) }
}

/** @param items the list whose entry the page is about */
function parts(path: string, field: Field, rules: readonly (Rule | undefined)[], items = ''): readonly Asked[] {
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

const named = new Set(shortNames.flatMap(({ rule: { label } }) => [label, `not (${label})`]))

/** Which lines were picked, and in which order they come, goes without saying, save under a short name. */
const isMoreThanPicked = ({ label }: Rule): boolean => named.has(label) || !label.includes('the quote includes')

/** Every question of a flow's pages, where it appears first; the carriers' own are not among them. */
export function askedBy({ slots }: CompiledFlow): readonly Asked[] {
  const asked = slots.flatMap((slot): readonly Asked[] => {
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
  const first = new Map<string, Asked>()
  for (const each of asked) if (!first.has(each.path)) first.set(each.path, each)
  return [...first.values()]
}

/** When an answer follows from others, so that nobody is asked. */
const exception = ({ derived }: Field): readonly string[] => (derived?.locked ? [`unless ${derived.label}`] : [])

/** What is asked, when and why. @param readersOf who reads an answer and what for, where that is known */
export function askedTable(
  asked: readonly Asked[],
  translate: Translate,
  { say, meanings }: ConditionWords,
  readersOf?: (path: string) => string,
): string {
  const opening = new Set(asked.flatMap(({ follows }) => follows))
  const rows = table(
    ['Question', 'Asked', 'Why'],
    asked
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
          .join(' ') || (readersOf ? unread(field) : ''),
      ]),
  )
  return [rows, meanings()].filter(Boolean).join('\n\n')
}

/** What no rule reads is for the person who reads a referral. */
const unread = ({ type }: Field): string =>
  type === 'text' || type === 'long_text' ? 'An underwriter reads it.' : 'No rule reads it: it is for the file.'
