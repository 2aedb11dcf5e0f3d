import type { components } from '../../apps/web/src/api/schema.d.ts'

type Question = components['schemas']['OpenQuestion']
// biome-ignore lint/suspicious/noExplicitAny: a JSON Schema, and answers of every shape
type Any = any

/** Chosen wherever it is an option: the bakery wants General Liability and has nothing unusual to declare. */
const usualAnswers = ['General Liability', 'No', 'none', 'Not now']

/** The body of a save that answers the questions, from their schemas alone. */
export function answersTo(questions: readonly Question[]): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const { field, schema } of questions) write(body, field, plainAnswer(schema))
  return body
}

/** The simplest answer that a schema allows. */
function plainAnswer(schema: Any): unknown {
  if (schema.oneOf) return choose(schema.oneOf)
  if (schema.type === 'array') {
    const { oneOf } = schema.items
    return oneOf
      ? [choose(oneOf)]
      : Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => plainAnswer(schema.items))
  }
  if (schema.type === 'object') {
    const { properties, required = Object.keys(properties) } = schema
    return Object.fromEntries(required.map((name: string) => [name, plainAnswer(properties[name])]))
  }
  if (schema.type === 'integer') return schema.minimum ?? 0
  if (schema.format === 'date') return new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  return 'Nothing unusual'
}

const choose = (options: Any): unknown =>
  (options.find((each: Any) => usualAnswers.includes(each.const) || usualAnswers.includes(each.title)) ?? options[0])
    .const

/** Sets an answer at a field's path: `a.b` within objects, `a[id]` for an entry of a list. */
function write(body: Any, field: string, answer: unknown): void {
  const [, path = field, id] = /^(.+)\[(.+)\]$/.exec(field) ?? []
  const names = path.split('.')
  const last = names.pop() ?? ''
  let holder = body
  for (const name of names) {
    holder[name] ??= {}
    holder = holder[name]
  }
  if (id === undefined) holder[last] = answer
  else holder[last] = [...(holder[last] ?? []), { id, answer }]
}
