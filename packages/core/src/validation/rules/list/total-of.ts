import { isRecord } from '../../../answers/answers.ts'

/** The sum of the numbers named `name` in the entries of a list; an entry without one counts nothing. */
export const totalOf = (entries: readonly unknown[], name: string): number =>
  entries.reduce<number>((sum, entry) => {
    const value = isRecord(entry) ? entry[name] : undefined
    return sum + (typeof value === 'number' ? value : 0)
  }, 0)
