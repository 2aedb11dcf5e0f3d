import { stableUuid } from '../../../platform/stable-uuid.ts'

/** What a subindustry, which is a NAICS code of six digits, is known by. */
export const subindustryUuid = (naics6: string): string => stableUuid(`naics6/${naics6}`)
