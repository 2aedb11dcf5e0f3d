import { foldText } from '@coverwright/core/input/fold-text'
import { type RawBuilder, sql } from 'kysely'

/** Takes `%` and `_` literally. */
const literal = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** A query for the ids of the quotes whose business, contact, phone or reference number has these words. */
export function quotesWith(words: string): RawBuilder<unknown> {
  const foldedWords = foldText(words)
  // People read a reference number out as `CW-0f3a9c21`.
  const reference = foldedWords.replace(/^cw-?/, '')
  const digits = /^[+\d\s().-]{5,}$/.test(words) ? words.replace(/\D/g, '').replace(/^00/, '') : ''
  const conditions = [sql`search_text like ${`%${literal(foldedWords)}%`}`]
  if (digits !== '' && digits !== foldedWords) conditions.push(sql`search_text like ${`%${digits}%`}`)
  if (/^[0-9a-f]{2,8}$/.test(reference)) {
    const [first, last] = ['0', 'f'].map((fill) => uuidOf(reference, fill))
    conditions.push(sql`uuid between ${first}::uuid and ${last}::uuid`)
  }
  return sql`(select id from quotes where ${sql.join(conditions, sql` or `)})`
}

const uuidOf = (beginning: string, fill: string): string =>
  beginning.padEnd(32, fill).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
