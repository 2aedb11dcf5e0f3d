import { coverageNoteOf } from '@coverwright/catalogue/countries/coverage-notes'
import type { InsuranceTypeReply } from '@coverwright/contract/insurance-types'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'

type Notes = Pick<InsuranceTypeReply, 'picture' | 'pays' | 'leaves_out' | 'required'> & { readonly tagline?: string }

/** What a line pays for and what not, with an example of the trade where there is one, and whether the law asks for it. */
export function coverageNotes(line: string, { facts, flowState, served }: QuoteSnapshot): Notes {
  const note = coverageNoteOf(served.country.code, line)
  if (!note) return {}
  const { picture, pays, leavesOut, examples = {}, required } = note
  const industry = readAnswer(facts, 'industry')
  const example = Object.entries(examples).find(([id]) => id === industry)?.[1]
  const isRequired = required === true || required?.test(flowState.view) === true
  return {
    ...{ picture, pays, leaves_out: leavesOut },
    ...(example ? { tagline: example } : {}),
    ...(isRequired ? { required: true } : {}),
  }
}
