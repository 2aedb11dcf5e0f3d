import titles from '@coverwright/catalogue/reference/naics2022.json' with { type: 'json' }
import { stableUuid } from '../../../platform/stable-uuid.ts'

/** The id of a subindustry, which is a six-digit NAICS code. */
export const subindustryUuid = (naics6: string): string => stableUuid(`naics6/${naics6}`)

/** The NAICS 2022 code of each subindustry, by its id. */
export const codesBySubindustry: ReadonlyMap<string, string> = new Map(
  Object.keys(titles).map((naics6) => [subindustryUuid(naics6), naics6]),
)
