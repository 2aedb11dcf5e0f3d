import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { View } from '@coverwright/core/flow/rule'
import { checkField, insideEntry } from '@coverwright/core/forms/check-form'
import type { Field } from '@coverwright/core/forms/field'

export type Answering = {
  readonly view: View
  readonly optionsOf?: ((source: string) => ReadonlySet<string> | undefined) | undefined
  /** Answers wanted, by the path of the field. */
  readonly wanted?: Answers
}

/** Answers that somebody with nothing special to say would give, by type; the first that passes is taken. */
const candidates: Partial<Record<Field['type'], readonly unknown[]>> = {
  yes_no: ['No', 'Yes'],
  yes_no_not_sure: ['No', 'Yes'],
  text: ['As usual', '12345', '12-3456789', '1HGCM82633A004352', 'www.example.com', '12-34567', '123456789', 'Ohio'],
  long_text: ['As usual'],
  email: ['ruth@example.com'],
  phone: ['3125550148'],
  url: ['https://www.example.com'],
  tax_id: ['36-1234567'],
  zip: ['60614'],
  number: [1, 0, 5, 10, 50, 100, 1000],
  money: [1000, 0, 100_000, 1_000_000],
  percent: [10, 0, 100, 50],
  year: [2015, 2020, 1990],
  date: [
    '2026-12-15',
    '2026-11-01',
    '2024-06-01',
    '2020-01-01',
    '1985-06-15',
    '2026-12-16',
    '2027-06-01',
    '2027-12-31',
  ],
}

/** For those whose parts must make a whole: everything is of one kind. */
const whole: typeof candidates = { ...candidates, percent: [100, 50, 0] }

/**
 * The wanted answer to a field, else the plainest that passes its own checks; undefined for an optional field. Throws
 * where nothing passes: then the test must say what is wanted.
 */
export function plainAnswer(field: Field, answering: Answering): unknown {
  const { view, optionsOf, wanted = {} } = answering
  const given = readAnswer(wanted, field.path)
  if (given !== undefined) return given
  if (field.optional) return undefined
  // Nothing more than was asked for.
  if (field.evidence) return 'not_now'
  const passes = (answer: unknown) => checkField(field, answer, view, optionsOf).length === 0
  const found = [candidates, whole].flatMap((kinds) => possible(field, answering, kinds)).find(passes)
  if (found === undefined) throw new Error(`No plain answer to ${field.path} (${field.type})`)
  return found
}

function possible(field: Field, answering: Answering, kinds: typeof candidates): readonly unknown[] {
  const listed = field.optionsFrom ? [...(answering.optionsOf?.(field.optionsFrom) ?? [])] : []
  const options = field.options?.map(({ value }) => value) ?? listed
  switch (field.type) {
    case 'select':
      return options
    case 'multi_select':
      return options.toReversed().map((value) => [value])
    case 'group':
      return [entryOf(field, answering, kinds)]
    case 'repeat': {
      const count = Math.max(1, field.minItems ?? 1)
      return [
        Array.from({ length: count }, (_, index) => ({ id: `r${index + 1}`, ...entryOf(field, answering, kinds) })),
      ]
    }
    default:
      return kinds[field.type] ?? []
  }
}

/** One entry of a group, answered field by field, because an answer may open another. */
function entryOf(field: Field, answering: Answering, kinds: typeof candidates): Answers {
  let entry: Answers = {}
  for (let round = 0; round < 10; round++) {
    const { fields, view } = insideEntry(field, entry, answering.view)
    const open = fields.find((inner) => !(inner.optional || Object.hasOwn(entry, inner.path)))
    if (!open) return entry
    const answer = possible(open, { ...answering, view }, kinds).find(
      (each) => checkField(open, each, view, answering.optionsOf).length === 0,
    )
    if (answer === undefined) throw new Error(`No plain answer to ${field.path}: ${open.path} (${open.type})`)
    entry = { ...entry, [open.path]: answer }
  }
  return entry
}
