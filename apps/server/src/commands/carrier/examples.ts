import { readFileSync } from 'node:fs'
import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { QuoteRequest as Request } from '@coverwright/contract/carrier-contract'
import { isRecord } from '@coverwright/core/answers/answers'
import { overlayAnswers } from '@coverwright/core/answers/overlay-answers'
import { daysAfter } from '@coverwright/core/rules/calendar'
import { Compile } from 'typebox/compile'
import { StartupError } from '../../platform/errors/startup-error.ts'
import { lazy } from '../../platform/lazy.ts'

/** Example requests: the insurer should price one, decline one and refer one. */
export type Examples = {
  readonly quote: readonly QuoteRequest[]
  readonly decline: readonly QuoteRequest[]
  readonly referral: readonly QuoteRequest[]
}

type Changes = { readonly [name: string]: unknown }

const quoteRequest = lazy(() => Compile(Request))

/** A clothing store in Texas that many insurers like. */
export const clothingStore = (line: string, today: string): QuoteRequest => ({
  request_id: 'carrier-test',
  line,
  class: { class_code_ref: 'CW458110A', naics6: '458110', industry: 'retail', traits: ['retail', 'stock'], hazard: 2 },
  business: {
    company_name: 'Tidewell Apparel',
    business_type: 'llc',
    zip_code: '78701',
    state: 'TX',
    annual_revenue: 600_000,
    annual_payroll: 180_000,
    fulltime_employees: 4,
    years_business_started: 6,
  },
  coverage: { effective_date: daysAfter(today, 30) ?? today, occurrence_limit: 1_000_000, aggregate_limit: 2_000_000 },
  claims: { any: 'No', list: [] },
  details: {},
  uw_questions: [],
})

const roofer = {
  class_code_ref: 'CW238160A',
  naics6: '238160',
  industry: 'construction',
  traits: ['contractor', 'height'],
  hazard: 5,
}

/** Businesses that an insurer may decline or refer; those that it certainly does are in the file of `--cases`. */
const risky: { readonly [name in 'decline' | 'referral']: readonly Changes[] } = {
  decline: [{ business: { annual_revenue: 500_000_000 } }, { class: roofer, business: { state: 'AK' } }],
  referral: [
    { claims: { any: 'No', list: [], cancelled: 'Yes', cancelled_reason: 'Late payment' } },
    { business: { fulltime_employees: 40 } },
    { class: roofer },
  ],
}

/** The examples of a line, with the changes in the file of `--cases`. */
export function examplesOf(line: string, today: string, file?: string): Examples {
  const cases = file === undefined ? {} : readCases(file)
  const base = clothingStore(line, today)
  const of = (name: keyof Examples, others: readonly Changes[]): readonly QuoteRequest[] => {
    const own = cases[name]
    return (own === undefined ? others : [own]).map((changes) => {
      const request = overlayAnswers(base, changes)
      if (quoteRequest().Check(request)) return request
      const [first] = quoteRequest().Errors(request)
      throw new StartupError(`The case ${name} of ${file} cannot be used: ${first?.instancePath} ${first?.message}.`)
    })
  }
  return { quote: of('quote', [{}]), decline: of('decline', risky.decline), referral: of('referral', risky.referral) }
}

function readCases(file: string): { readonly [name: string]: Changes | undefined } {
  const refusalOf = (reason: string) => new StartupError(`The cases of ${file} cannot be used: ${reason}.`)
  let cases: unknown
  try {
    cases = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw refusalOf(error instanceof Error ? error.message : String(error))
  }
  if (!isRecord(cases)) throw refusalOf('write { "quote": { … }, "decline": { … }, "referral": { … } }')
  return Object.fromEntries(
    Object.entries(cases).map(([name, changes]) => {
      if (!['quote', 'decline', 'referral'].includes(name) || !isRecord(changes))
        throw refusalOf(`${name} must be quote, decline or referral, with an object`)
      return [name, changes]
    }),
  )
}
