import type { ServedSite } from '../../../apps/server/src/features/1-foundation/site/served-site.ts'
import type { Field } from '../../../packages/core/src/model/field.ts'
import type { Rule } from '../../../packages/core/src/rules/rule.ts'
import { type Condition, readCondition } from './condition.ts'
import { type ShortName, shortNames } from './short-names.ts'
import { joinWords } from './words.ts'

/** The parts of a plain condition: what it is about, how it compares, and with what. */
type Comparison = { readonly subject: string; readonly verb: string; readonly values: readonly string[] }

const namesByLabel: ReadonlyMap<string, ShortName> = new Map(shortNames.map((each) => [each.rule.label, each]))

/** Worded as in the trade, by the name under which rules read it. */
const facts: Readonly<Record<string, readonly [holds: string, fails: string]>> = {
  state: ['the business is in', 'the business is not in'],
  industry: ['the industry is', 'the industry is not'],
  class_traits: ['work with', 'no work with'],
  naics6: ['the NAICS code is', 'the NAICS code is not'],
}

const verbs: Readonly<Record<string, string>> = {
  is: 'is not',
  has: 'has none of',
  'is answered': 'is not answered',
  'is more than': 'is at most',
}

const comparison = /^(\S+) (is answered|is more than|has an entry in|has an entry outside|is|has)(?: (.+))?$/

/** The names of list entries that are located in a state. */
const entries: Readonly<Record<string, string>> = { locations: 'a place', 'landlord.dwellings': 'a home' }

function comparisonIn(text: string): Comparison | undefined {
  const [, subject, verb, values] = comparison.exec(text) ?? []
  if (subject && verb) return { subject, verb, values: values?.split(' or ') ?? [] }
  const line = /^the quote includes (\S+)$/.exec(text)?.[1]
  return line ? { subject: 'the quote', verb: 'includes', values: [line] } : undefined
}

/** `(x is a) or (x is b)` as one comparison with both. */
function together(parts: readonly Condition[]): readonly (Condition | Comparison)[] {
  const mergedConditions: (Condition | Comparison)[] = []
  for (const part of parts) {
    const next = part.kind === 'plain' && !namesByLabel.has(part.text) ? comparisonIn(part.text) : undefined
    const same = (each: Condition | Comparison) =>
      'verb' in each && each.subject === next?.subject && each.verb === next.verb
    const at = mergedConditions.findIndex(same)
    const before = mergedConditions[at]
    if (next && before && 'verb' in before) {
      mergedConditions[at] = { ...next, values: [...new Set([...before.values, ...next.values])] }
    } else {
      mergedConditions.push(next ?? part)
    }
  }
  return mergedConditions
}

/** Nested parts of the same kind are merged, unless they have a name. */
const flat = (kind: 'and' | 'or', parts: readonly Condition[]): readonly Condition[] =>
  parts.flatMap((part) => (part.kind === kind && !namesByLabel.has(part.text) ? flat(kind, part.parts) : [part]))

/** Without `a or b` if `a` must hold anyway. */
function requiredParts(parts: readonly Condition[]): readonly Condition[] {
  const alone = new Set(parts.map(({ text }) => text))
  return parts.filter((part) => part.kind !== 'or' || !flat('or', part.parts).some(({ text }) => alone.has(text)))
}

/** Contains an `and` or `or`, so it needs brackets inside the other one. */
const isSeveral = (condition: Condition): boolean =>
  (condition.kind === 'and' && condition.parts.length > 1) ||
  (condition.kind === 'or' && together(flat('or', condition.parts)).length > 1)

export type ConditionWords = {
  /** A condition of the question at a path. */
  readonly say: (when: Rule, path: string) => string
  /** The meanings of short names used since the last call. */
  readonly meanings: () => string
}

/** Puts the conditions of a site's questions into words, by their questions and answers. */
export function conditionWords(
  { country, translate }: Pick<ServedSite, 'country' | 'translate'>,
  questions: readonly { readonly path: string; readonly field: Field }[],
): ConditionWords {
  const fields: ReadonlyMap<string, Field> = new Map(questions.map(({ path, field }) => [path, field]))
  const shortNames = new Map<ShortName, string>()

  /** The question that another one's rule reads: a sibling in a list or group, or any other. */
  function fieldOf(subject: string, path: string): Field | undefined {
    const own = subject.replace(/^item\./, '')
    const beside = [...path.matchAll(/\[\]\.|\./g)].map((dot) => path.slice(0, dot.index + dot[0].length)).reverse()
    const isNear = own !== subject || !subject.includes('.')
    const paths = [...(isNear ? beside.map((start) => `${start}${own}`) : []), subject]
    return paths.map((each) => fields.get(each)).find((field) => field !== undefined)
  }

  /** The lines of types of insurance, or their ids, by their names. */
  const typeNames = (by: 'line' | 'uuid', values: readonly string[]): string =>
    joinWords(values.map((value) => country.types.find((type) => type[by] === value)?.name ?? value))

  const pickedText = (verb: string, lines: readonly string[], holds: boolean): string =>
    verb === 'includes'
      ? `the quote ${holds ? 'includes' : 'does not include'} ${typeNames('line', lines)}`
      : `${typeNames('uuid', lines)} was ${holds ? '' : 'not '}picked`

  function compare(comparison: Comparison, path: string, holds: boolean): string {
    const { subject, verb, values } = comparison
    if (subject === 'the quote' || subject === 'insurance_types') return pickedText(verb, values, holds)
    const fact = facts[subject]
    if (fact) return `${fact[holds ? 0 : 1]} ${joinWords(values)}`
    return verb.startsWith('has an entry') ? entry(comparison, holds) : answerWords(comparison, path, holds)
  }

  function entry({ subject, verb, values }: Comparison, holds: boolean): string {
    const one = entries[subject] ?? `an entry of \`${subject}\``
    return `${holds ? '' : 'not so: '}${one} is ${verb.replace('has an entry ', '')} ${joinWords(values)}`
  }

  function answerWords({ subject, verb, values }: Comparison, path: string, holds: boolean): string {
    const field = fieldOf(subject, path)
    const answers = values.map((value) => {
      const option = field?.options?.find((each) => each.value === value)
      return option ? `“${translate(option.label)}”` : value
    })
    const about = field ? `“${translate(field.label)}”` : `\`${subject}\``
    return [about, holds ? verb : (verbs[verb] ?? `not ${verb}`), joinWords(answers)].filter(Boolean).join(' ')
  }

  function plain(text: string, path: string, holds: boolean): string {
    const comparison = comparisonIn(text)
    if (comparison) return compare(comparison, path, holds)
    if (holds) return text
    const people = /^people work in (.+)$/.exec(text)?.[1]
    return people ? `nobody works in ${people}` : `not so: ${text}`
  }

  function words(condition: Condition, path: string, inside?: 'and' | 'or'): string {
    const name = namesByLabel.get(condition.text)
    if (name) return nameText(name, name.name, path)
    const text = insideOf(condition, path)
    return inside && condition.kind !== inside && isSeveral(condition) ? `(${text})` : text
  }

  /** Parts with `and` or `or` between. */
  function combine(kind: 'and' | 'or', conditions: readonly Condition[], path: string): string {
    const parts = flat(kind, conditions)
    const all = (kind === 'or' ? together(parts) : requiredParts(parts)).map((each) =>
      'verb' in each ? compare(each, path, true) : words(each, path, kind),
    )
    // The same states for the business and for each of its locations.
    const [business = '', place] = all
    const states = business.replace('the business is in ', '')
    if (all.length === 2 && place === `a place is in ${states}`)
      return `the business or one of its places is in ${states}`
    return [...new Set(all)].join(` ${kind} `)
  }

  function negate(inner: Condition, path: string): string {
    const name = namesByLabel.get(inner.text)
    if (name?.otherwise) return nameText(name, name.otherwise, path)
    if (inner.kind === 'not') return words(inner.inner, path)
    if (inner.kind === 'plain') return plain(inner.text, path, false)
    const parts = inner.kind === 'or' ? together(flat('or', inner.parts)) : []
    const [only, ...others] = parts
    if (only && 'verb' in only && others.length === 0) return compare(only, path, false)
    return `not (${words(inner, path)})`
  }

  function nameText(shortName: ShortName, name: string, path: string): string {
    if (!shortNames.has(shortName)) shortNames.set(shortName, path)
    return name
  }

  /** The meaning of a name; names within it are explained too. */
  function meaning({ rule, name, otherwise, means }: ShortName, path: string): string {
    const words = means ?? insideOf(readCondition(rule.label), path)
    return `- “${name}”: ${words}.${otherwise ? ` Otherwise “${otherwise}”.` : ''}`
  }

  /** The text of a condition without its own name. */
  function insideOf(condition: Condition, path: string): string {
    if (condition.kind === 'plain') return plain(condition.text, path, true)
    if (condition.kind === 'not') return negate(condition.inner, path)
    return combine(condition.kind, condition.parts, path)
  }

  return {
    say: (when, path) => words(readCondition(when.label), path),
    meanings() {
      const lines: string[] = []
      // A meaning may use further names, which are then explained too.
      for (const [shortName, path] of shortNames) lines.push(meaning(shortName, path))
      shortNames.clear()
      return lines.length === 0 ? '' : `Named in the table:\n\n${lines.join('\n')}`
    },
  }
}
