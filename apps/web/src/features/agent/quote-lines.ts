import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import { contentOf } from '../quote/countries.ts'

export type QuoteLine = { readonly tag: string; readonly name: string }

/** The lines of insurance that the quote asks for. */
export function quoteLines(site: Pick<PublicSite, 'country'>, quote: QuoteReply): readonly QuoteLine[] {
  const pickedAnswers = readAnswer(quote, 'insurance_types')
  if (!Array.isArray(pickedAnswers)) return []
  return pickedAnswers.flatMap((one) => {
    const type = isRecord(one) && contentOf(site)?.country.types.find(({ uuid }) => uuid === one.uuid)
    return type ? [{ tag: type.tag, name: type.name }] : []
  })
}
