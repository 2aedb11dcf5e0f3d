import { calendarDay } from '../rules/calendar.ts'
import { shownDate } from './shown-date.ts'

/** A key into the site's messages, or words from outside, such as a carrier's question. */
export type MessageKey = string
export type Text = MessageKey | { readonly words: string }

export type MessageParams = Readonly<Record<string, string | number>>

/** All texts of one language. A plural has one entry for each form: `key.one`, `key.other`. */
export type Messages = Readonly<Record<MessageKey, string>>

export type Translate = (text: Text, params?: MessageParams) => string

/**
 * Looks up texts in `messages` and fills in `{name}` parameters; numbers and dates (YYYY-MM-DD) are formatted for the
 * locale. `count` selects the plural form. An unknown key is returned as it is, to make the gap visible.
 * @param always parameters that every text may use
 */
export function translator(messages: Messages, locale: string, always: MessageParams = {}): Translate {
  const numbers = new Intl.NumberFormat(locale)
  const plurals = new Intl.PluralRules(locale)
  // `toString` and the like are no messages.
  const find = (key: string) => (Object.hasOwn(messages, key) ? messages[key] : undefined)
  const fill = (words: string, params: MessageParams) =>
    words.replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = params[name] ?? always[name]
      if (value === undefined) return place
      if (typeof value === 'number') return numbers.format(value)
      return calendarDay(value) ? shownDate(value, locale) : value
    })
  return (text, params = {}) => {
    if (typeof text !== 'string') return text.words
    const { count } = params
    // `one` may say "one", so 0 never takes it, though French and Portuguese count 0 as singular.
    const form = typeof count === 'number' && count !== 0 ? plurals.select(count) : 'other'
    const plural = typeof count === 'number' ? (find(`${text}.${form}`) ?? find(`${text}.other`)) : undefined
    return fill(plural ?? find(text) ?? text, params)
  }
}

/** An optional text; undefined if there is none. */
export const translateIfPresent = (key: Text, t: Translate, params: MessageParams = {}): string | undefined => {
  const words = t(key, params)
  return words === key ? undefined : words
}
