import type { OfferedLine } from '@coverwright/catalogue/carriers/carriers'
import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import { type Answers, isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { OpenedQuote } from '../quotes/opened-quote.ts'
import { type Standing, standingOf } from './standing.ts'

/** The insurance types that were picked, in the catalogue's order. */
export function pickedTypes(answers: Answers): readonly InsuranceType[] {
  const picked = readAnswer(answers, 'insurance_types')
  const uuids = (Array.isArray(picked) ? picked : []).map((each: unknown) => (isRecord(each) ? each.uuid : undefined))
  return insuranceTypes.filter(({ uuid }) => uuids.includes(uuid))
}

export type Insurer = { readonly offered: OfferedLine; readonly standing: Standing }

/** The insurers of a line that this site works with, and where each stands to the quote. */
export const insurersOf = (line: string, quote: OpenedQuote): readonly Insurer[] =>
  carriersOf(line)
    .map((offered) => ({ offered, standing: standingOf(quote, offered) }))
    .filter(({ standing }) => standing !== 'off')

/** Picked types that no insurer quotes here, or not for this business: an advisor arranges them. */
export const advisorTypes = (quote: OpenedQuote): readonly InsuranceType[] =>
  pickedTypes(quote.answers).filter(
    ({ line, online }) => !online || !insurersOf(line, quote).some(({ standing }) => standing === 'asked'),
  )

export const advisorLines = (quote: OpenedQuote) => advisorTypes(quote).map(({ uuid, name }) => ({ uuid, name }))
