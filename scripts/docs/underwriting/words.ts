import type { Applies, Effect, EffectTest } from '../../../apps/sample-carriers/src/rating/rated-question.ts'

/** Words in a row: "a, b or c". */
export const joinWords = (words: readonly string[], last = 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

export const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 4 })

/** `details.rated.power_units` as "power units". */
export const humanize = (path: string): string =>
  (path.split('.').at(-1) ?? path).replace(/\[\]$/, ' in the list').replaceAll('_', ' ')

/** The applicability of a rule or question, in words: "health or children, hazard 4 and up". Empty for everybody. */
export function appliesTo(applies: Applies | undefined): string {
  if (!applies) return ''
  const { classes, not_classes, traits, not_traits, industries, states, not_states, min_hazard, max_hazard } = applies
  return [
    industries && `industry ${joinWords(industries)}`,
    traits && `work with ${joinWords(traits)}`,
    not_traits && `no work with ${joinWords(not_traits)}`,
    classes && `classes ${joinWords(classes.map((start) => `${start}…`))}`,
    not_classes && `not classes ${joinWords(not_classes.map((start) => `${start}…`))}`,
    states && `in ${joinWords(states)}`,
    not_states && `not in ${joinWords(not_states)}`,
    min_hazard !== undefined && `hazard ${min_hazard} and up`,
    max_hazard !== undefined && `hazard up to ${max_hazard}`,
  ]
    .filter((part) => part)
    .join('; ')
}

/**
 * The answers that trigger an effect.
 * @param label the name of an option, by its value
 */
export function answersIn({ is, more_than, less_than }: EffectTest, label: (value: string) => string): string {
  return [
    is && joinWords(is.map((value) => `“${label(value)}”`)),
    more_than !== undefined && `more than ${number(more_than)}`,
    less_than !== undefined && `less than ${number(less_than)}`,
  ]
    .filter((part) => part)
    .join(', ')
}

export const outcomeOf = (effect: Effect): string => {
  if (effect.outcome === 'rate') return `× ${number(effect.factor)}`
  return effect.outcome === 'refer' ? '**refers**' : '**declines**'
}

/** Text escaped for a table cell. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))]
        .map((row) => `| ${row.join(' | ')} |`)
        .join('\n')

/** Paragraphs, tables and headings separated by empty lines; empty ones are left out. */
export const page = (parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`
