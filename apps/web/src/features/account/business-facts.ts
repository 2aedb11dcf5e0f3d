import type { AccountBusiness } from '@coverwright/contract/accounts'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { isMasked } from '@coverwright/core/answers/masked'
import { tabQuote } from '../../api/browser/tab-quote.ts'
import { cacheQuote, createUncachedQuote, saveFacts } from '../../api/resources/quotes.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { visitAttribution } from '../attribution/visit-attribution.ts'

type Facts = Readonly<Record<string, unknown>>

/** Facts that have the same name in a registration and in a quote. The insurance is chosen again. */
const sameNames = [
  'contact_first_name',
  'contact_last_name',
  'contact_email',
  'contact_phone',
  'class_code_ref',
  'business_type',
  'business_website',
  'employer_id',
  'years_experience',
  'years_business_started',
  'annual_revenue',
  'annual_payroll',
  'fulltime_employees',
  'parttime_employees',
  'locations',
] as const satisfies readonly (keyof AccountBusiness)[]

/** A registered business as answers of a quote. Masked ones, which only the server can read, are asked again. */
export function factsOf(business: AccountBusiness): Facts {
  const facts = { company_name: business.name, ...Object.fromEntries(sameNames.map((name) => [name, business[name]])) }
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined && !isMasked(fact)))
}

/** Creates a quote that begins with the facts of a business. Those that are no answers any more are left out. */
export async function beginWithFacts(business: AccountBusiness): Promise<QuoteReply> {
  tabQuote.clear()
  const quote = await createUncachedQuote(crypto.randomUUID(), visitAttribution())
  const facts = factsOf(business)
  try {
    return cacheQuote(await saveFacts(quote, facts))
  } catch (problem) {
    if (!(problem instanceof ApiProblem && problem.status === 422)) throw problem
    return cacheQuote(await saveFacts(quote, withoutRefused(facts, problem)))
  }
}

function withoutRefused(facts: Facts, { errors }: ApiProblem): Facts {
  const refusedFields = new Set(errors.map(({ field }) => field.split(/[.[]/)[0]))
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !refusedFields.has(name)))
}
