import { stableUuid } from '../../../platform/stable-uuid.ts'

/** The id of a subindustry, which is a six-digit NAICS code. */
export const subindustryUuid = (naics6: string): string => stableUuid(`naics6/${naics6}`)
