import { calendarDay } from '../rules/calendar.ts'
import { shownDate } from './shown-date.ts'

/** A key into the site's messages, or words that arrived from outside already written (a carrier's question). */
export type MessageKey = string
export type Text = MessageKey | { readonly words: string }

export type MessageParams = Readonly<Record<string, string | number>>

/** Every text of one language. A plural has one entry a form: `key.one`, `key.other`. */
export type Messages = Readonly<Record<MessageKey, string>>

export type Translate = (text: Text, params?: MessageParams) => string

/**
 * Looks texts up in `messages` and fills `{name}` places; numbers, and days given as YYYY-MM-DD, are
 * written the locale's way.
 * `count` picks the plural form. An unknown key comes back as it is, so that a gap shows.
 */
export function translator(messages: Messages, locale: string): Translate {
  const numbers = new Intl.NumberFormat(locale)
  const plurals = new Intl.PluralRules(locale)
  // A name of the language itself, such as toString, is no message.
  const find = (key: string) => (Object.hasOwn(messages, key) ? messages[key] : undefined)
  const fill = (words: string, params: MessageParams) =>
    words.replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = params[name]
      if (value === undefined) return place
      if (typeof value === 'number') return numbers.format(value)
      return calendarDay(value) ? shownDate(value, locale) : value
    })
  return (text, params = {}) => {
    if (typeof text !== 'string') return text.words
    const { count } = params
    // `one` may be written as a word, so it is for exactly one, also where a language counts 0 among it (pt, fr).
    const form = typeof count === 'number' && count !== 0 ? plurals.select(count) : 'other'
    const plural = typeof count === 'number' ? (find(`${text}.${form}`) ?? find(`${text}.other`)) : undefined
    return fill(plural ?? find(text) ?? text, params)
  }
}
