import type { Field, FieldType, Option, Statement } from '@coverwright/core/model/field'

export type Extras = Omit<
  Partial<Field>,
  'path' | 'type' | 'label' | 'hint' | 'why' | 'entry' | 'unit' | 'options' | 'statement'
> & {
  /** Whether there are messages for a hint and for why we ask. */
  readonly hint?: true
  readonly why?: true
  /** Whether there is a message that names one entry of a repeated field. */
  readonly entry?: true
  /** Whether there is a message that names what a number counts. */
  readonly unit?: true
  /** Option values; their labels are messages. */
  readonly options?: readonly (string | Pick<Option, 'value' | 'exclusive'>)[]
  /** Asked as a statement to tick, in the list whose question is the message `list.{list}.statements`. */
  readonly statement?: Pick<Statement, 'kind'> & { readonly list: string }
}

/**
 * A field whose messages are keyed by its path: `field.{path}.label`, `.hint`, `.why`, `.entry`, `.unit`, `.statement` and `.option.{value}`.
 * `texts` names another key, where two fields share their messages.
 */
export function field(path: string, type: FieldType, extras: Extras = {}, texts = path): Field {
  const { hint, why, entry, unit, options, statement, ...rest } = extras
  const key = `field.${texts}`
  return {
    path,
    type,
    label: `${key}.label`,
    ...(hint ? { hint: `${key}.hint` } : {}),
    ...(why ? { why: `${key}.why` } : {}),
    ...(entry ? { entry: `${key}.entry` } : {}),
    ...(unit ? { unit: `${key}.unit` } : {}),
    ...(options ? { options: options.map((option) => labelOption(key, option)) } : {}),
    ...(statement
      ? { statement: { ...statement, list: `list.${statement.list}.statements`, words: `${key}.statement` } }
      : {}),
    ...rest,
  }
}

function labelOption(key: string, option: string | Pick<Option, 'value' | 'exclusive'>): Option {
  const details = typeof option === 'string' ? { value: option } : option
  return { ...details, label: `${key}.option.${details.value}` }
}
