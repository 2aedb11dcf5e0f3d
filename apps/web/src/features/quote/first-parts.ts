import type { CountryOpening } from '@coverwright/catalogue/countries/country'
import { unitedStatesOpening } from '@coverwright/catalogue/countries/us/opening'
import { enUsFirst } from '@coverwright/catalogue/messages/en-us-first'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { Messages } from '@coverwright/core/text/text'
import type { LaterParts } from './later-parts.ts'

/** What the first page says and asks: the words of the site's language, and how its country begins. */
export type FirstParts = { readonly messages: Messages; readonly locale: string; readonly opening: CountryOpening }

/** A country's beginning, and where its later parts come from; the United States' own are a part of this build. */
export type CountryAtHand = { readonly first: FirstParts; readonly later?: () => Promise<LaterParts> }

const house: CountryAtHand = {
  first: { messages: enUsFirst, locale: 'en-US', opening: unitedStatesOpening },
}

let shown = house

/** Those of the United States until others are here: a browser shows one site at a time. */
export const firstParts = (): FirstParts => shown.first

/** The country whose pages are shown. */
export const countryShown = (): CountryAtHand => shown

/** Fetches what a country says and asks; nothing is fetched for the United States. */
export async function countryAtHand({ country }: Pick<PublicSite, 'country'>): Promise<CountryAtHand> {
  if (house.first.opening.code === country) return house
  const { elsewhere } = await import('./elsewhere.ts')
  const other = await elsewhere(country)?.()
  return other ? { first: other.first, later: async () => other.later } : house
}

/** From now on pages are those of this country. */
export function showCountry(country: CountryAtHand): void {
  shown = country
}
