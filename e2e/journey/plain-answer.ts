import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/forms/field'
import type { Business } from './answers.ts'

/** The business's answer to a field, or a plain one of its type. */
export function answerTo(field: Field, { answers, insurance }: Business): unknown {
  const given = Object.hasOwn(answers, field.path) ? answers[field.path] : undefined
  if (given !== undefined) return given
  // Nothing more than was asked for.
  if (field.evidence) return 'not_now'
  if (field.type === 'coverage') return pickedTypes(insurance)
  if (field.type === 'group') return entryOf(field)
  if (field.type === 'repeat') return [{ id: 'r1', ...entryOf(field) }]
  return plain(field)
}

const entryOf = ({ fields = [] }: Field): Record<string, unknown> =>
  Object.fromEntries(
    fields.filter((inner) => !inner.optional && !inner.visible).map((inner) => [inner.path, plain(inner)]),
  )

export const pickedTypes = (names: readonly string[]) =>
  insuranceTypes
    .filter(({ name }) => names.includes(name))
    .map(({ uuid, name, purpose, wholesaler_allowed }) => ({ uuid, name, purpose, wholesaler_allowed }))

function plain({ type, path, options = [] }: Field): unknown {
  switch (type) {
    case 'yes_no':
    case 'yes_no_not_sure':
      return 'No'
    case 'select':
      return options[0]?.value
    case 'multi_select':
      return [(options.find((option) => option.exclusive) ?? options[0])?.value]
    case 'number':
    case 'money':
    case 'percent':
      return 1
    case 'year':
      return 2016
    case 'date':
      return '2025-06-30'
    case 'email':
      return 'ruth@example.com'
    case 'phone':
      return '6305550112'
    case 'url':
      return 'https://www.example.com'
    case 'zip':
      return '60540'
    default:
      return `Plain answer to ${path.slice(-20)}`
  }
}

/** The stored answer at a path, for a test to compare. */
export const stored = (quote: unknown, path: string): unknown => (isRecord(quote) ? readAnswer(quote, path) : undefined)
