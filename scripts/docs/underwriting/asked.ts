import { insuranceTypes } from '../../../packages/catalogue/src/lines/insurance-types.ts'
import type { CompiledFlow } from '../../../packages/core/src/evaluation/compile-flow.ts'
import type { Field } from '../../../packages/core/src/model/field.ts'
import type { Translate } from '../../../packages/core/src/text/text.ts'
import { table } from './words.ts'

/** A question of the application: where its answer is, the field, and when it is asked. */
export type Asked = { readonly path: string; readonly field: Field; readonly when: string }

/** `item.vin` of the list `vehicles` is `vehicles[].vin`. */
const inList = (items: string, path: string): string => path.replace(/^item\./, `${items}[].`)

const parts = (path: string, field: Field, when: string): readonly Asked[] => [
  { path, field, when },
  ...(field.fields ?? []).map((part) => ({
    path: `${path}${field.type === 'repeat' ? '[]' : ''}.${part.path}`,
    field: part,
    when: part.visible?.label ?? '',
  })),
]

/** Every question of a flow's pages, once; the carriers' own are not among them. */
export function askedBy({ slots }: CompiledFlow): readonly Asked[] {
  const all = slots.flatMap(({ node }): readonly Asked[] => {
    if (node.kind === 'page') return node.form.fields.flatMap((each) => parts(each.path, each, whenOf(each)))
    if (node.kind === 'list') {
      return node.pages.flatMap(({ form, when }) =>
        form.fields.flatMap((each) =>
          parts(inList(node.items, each.path), each, [when?.label, whenOf(each)].filter(Boolean).join(' and ')),
        ),
      )
    }
    if (!('pages' in node.source)) return []
    return node.source.pages.flatMap(({ form }) => form.fields.flatMap((each) => parts(each.path, each, whenOf(each))))
  })
  return [...new Map(all.map((each) => [each.path, each])).values()]
}

const whenOf = ({ visible }: Field): string => visible?.label ?? ''

/** A condition with types of insurance by their names instead of their ids. */
const named = (when: string): string =>
  insuranceTypes.reduce((words, { uuid, name }) => words.replaceAll(uuid, name), when)

/** When an answer follows from others, so that nobody is asked. */
const told = ({ derived }: Field): readonly string[] => (derived?.locked ? [`unless ${derived.label}`] : [])

/** What is asked, when and why. @param readersOf who reads an answer and what for, where that is known */
export function askedTable(
  asked: readonly Asked[],
  translate: Translate,
  readersOf?: (path: string) => string,
): string {
  const opening = new Set(asked.flatMap(({ field }) => field.visible?.reads ?? []))
  return table(
    ['Question', 'Asked', 'Why'],
    asked
      .filter(({ field }) => !field.fields)
      .map(({ path, field, when }) => [
        `${translate(field.label)} \`${path}\``,
        [[named(when) || 'always', ...told(field)].join(', '), ...(field.optional ? ['may be left empty'] : [])].join(
          '; ',
        ),
        [
          field.why ? translate(field.why) : '',
          readersOf?.(path) ?? '',
          opening.has(path) ? 'Decides what is asked next.' : '',
        ]
          .filter(Boolean)
          .join(' ') || (readersOf ? unread(field) : ''),
      ]),
  )
}

/** What no rule reads is for the person who reads a referral. */
const unread = ({ type }: Field): string =>
  type === 'text' || type === 'long_text' ? 'An underwriter reads it.' : 'No rule reads it: it is for the file.'
