import type { Country } from '@coverwright/catalogue/countries/country'
import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import type { ClearingEffect } from '@coverwright/core/saving/clearing'
import type { Messages } from '@coverwright/core/text/text'
import { readable } from '../../ui/interaction/readable.ts'
import { type CountryAtHand, countryShown, type FirstParts } from './first-parts.ts'

/** What the first page does without: the lines of insurance, and the words of every later page. */
export type LaterParts = {
  readonly flowOf: (site: PublicSite) => CompiledFlow
  readonly messages: Messages
  readonly clearingEffects: readonly ClearingEffect[]
  readonly country: Country
}

/** A country with its language: everything that is sold and said there. */
export type CountryModule = { readonly first: FirstParts; readonly later: LaterParts }

type Known = { parts?: LaterParts; loading?: Promise<LaterParts> | undefined }

/** Of each country: a browser has one, a server that renders pages has several. */
const countries = new WeakMap<CountryAtHand, Known>()

function known(): Known {
  const country = countryShown()
  const found = countries.get(country) ?? {}
  countries.set(country, found)
  return found
}

/** The later parts, when they are here. */
export const partsAtHand = (): LaterParts | undefined => known().parts

const unitedStates = async (): Promise<LaterParts> => (await import('./whole-flow.ts')).wholeFlow

/** The insurance type of a line, as the site's country sells it; undefined for one that it does not. */
export const insuranceTypeOf = (line: string): InsuranceType | undefined =>
  partsAtHand()?.country.types.find((type) => type.line === line)

/** What a region of the site's country is called; its code for one that it does not have. */
export const regionName = (code: string): string =>
  partsAtHand()?.country.regions.find((region) => region.code === code)?.name ?? code

/** Fetched once, in the background; every page but the first waits for them. */
export function laterParts(): Promise<LaterParts> {
  const { later = unitedStates } = countryShown()
  const own = known()
  own.loading ??= readable(
    later().then((found) => {
      own.parts = found
      return found
    }),
  )
  return own.loading
}

/** Fetches them ahead of need; what fails now is tried again when a page needs it. */
export function prefetchLaterParts(): Promise<unknown> {
  const own = known()
  return laterParts().catch(() => {
    own.loading = undefined
  })
}

type RenewalParts = typeof import('@coverwright/catalogue/renewals/renewals')
let renewals: RenewalParts | undefined
let loadingRenewals: Promise<RenewalParts> | undefined

/** The flows of renewals, fetched once by whoever opens one. */
export function renewalParts(): Promise<RenewalParts> {
  loadingRenewals ??= readable(
    import('@coverwright/catalogue/renewals/renewals').then(
      (module) => {
        renewals = module
        return module
      },
      (error: unknown) => {
        // The next page that needs it tries again.
        loadingRenewals = undefined
        throw error
      },
    ),
  )
  return loadingRenewals
}

/** The flow of a kind of renewal; undefined for the application's own flow, and until they are here. */
export const renewalFlowOf = (type: QuoteReply['flow_type']): CompiledFlow | undefined =>
  type === 'main' ? undefined : renewals?.renewalFlows[type]
