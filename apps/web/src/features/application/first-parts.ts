import type { CountryOpening } from '@coverwright/catalogue/countries/country'
import { unitedStatesOpening } from '@coverwright/catalogue/countries/us/opening'
import { enUsFirst } from '@coverwright/catalogue/messages/en-us-first'
import type { Site } from '@coverwright/catalogue/sites/site'
import type { Messages } from '@coverwright/core/text/text'
import type { LaterParts } from './later-parts.ts'

/** What the first page says and asks: the words of the site's language, and how its country begins. */
export type FirstParts = { readonly messages: Messages; readonly locale: string; readonly opening: CountryOpening }

/** Where the later parts of another country come from. */
let laterElsewhere: (() => Promise<LaterParts>) | undefined

let parts: FirstParts = { messages: enUsFirst, locale: 'en-US', opening: unitedStatesOpening }

/** Those of the United States until others are here: a browser shows one site at a time. */
export const firstParts = (): FirstParts => parts

/** Fetches the later parts of the country at hand; undefined for the United States. */
export const laterPartsElsewhere = () => laterElsewhere

/** Fetches what the site's country says and asks instead; nothing is fetched for the United States. */
export async function loadFirstParts({ country }: Pick<Site, 'country'>): Promise<void> {
  if (parts.opening.code === country) return
  const { elsewhere } = await import('./elsewhere.ts')
  const other = elsewhere(country)
  if (!other) return
  parts = await other.first()
  laterElsewhere = other.later
}
