import { businessTypes } from '@coverwright/catalogue/reference/business-types'
import { states } from '@coverwright/catalogue/reference/states'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import { optionList } from '../features/1-foundation/reference/option-lists.ts'

/** The choices of reference lists, from a quote as it was sent and from what all quotes share. */
export const optionsSent =
  (quote: Answers) =>
  (source: string): ReadonlySet<string> | undefined => {
    switch (source) {
      case 'business-type':
        return new Set(businessTypes.map(({ id }) => id))
      case 'state':
        return new Set(states.map(({ code }) => code))
      case 'sub-class-codes':
      case 'employee-classifications':
        return new Set(sentOptions(readAnswer(quote, source.replaceAll('-', '_'))))
      default:
        return optionValues(source)
    }
  }

const sentOptions = (list: unknown): readonly string[] =>
  (Array.isArray(list) ? list.filter(isRecord) : []).map(({ value, ref }) => String(value ?? ref))

function optionValues(source: string): ReadonlySet<string> | undefined {
  const list = optionList(source)
  return list && new Set(list.keys())
}
