import type { QuoteReply } from '@coverwright/contract/quotes'
import { api, dataOf } from '../../../api/server/client.ts'
import type { CoverageSection } from '../../../forms/coverage/coverage-section.ts'
import type { ClassHit } from '../../../forms/look-ups/class-search.ts'
import type { FormSources } from '../../../forms/state/form-environment.ts'
import { choicesOf, classNameIn } from '../../quote/texts.ts'
import { rememberClass, rememberedClass } from './class-names.ts'
import { placeOfZip } from './place-of-zip.ts'

const searchLimit = 6
/** As much as the server takes; a trade is known by its first words. */
const longestSearch = 100

async function searchClasses(text: string, signal: AbortSignal): Promise<readonly ClassHit[]> {
  const query = { search: text.slice(0, longestSearch), limit: searchLimit }
  return await dataOf(api.GET('/class-codes', { params: { query }, signal }))
}

/** What the renderer asks of the quote and the server while a person fills in a form. */
export const sourcesOf = (quote: QuoteReply | null, coverages?: readonly CoverageSection[]): FormSources => ({
  choices: (source) => choicesOf(source, quote),
  searchClasses,
  placeOfZip,
  ...(coverages ? { coverages } : {}),
  className: (ref) => classNameIn(quote, ref) ?? rememberedClass(ref),
  onClass: rememberClass,
})
