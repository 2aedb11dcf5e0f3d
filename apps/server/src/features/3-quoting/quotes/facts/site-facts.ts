import type { Site } from '@coverwright/catalogue/sites/site'
import type { Answers } from '@coverwright/core/answers/answers'

/** The names of these facts at the top of a quote; no client can write one. */
export const siteFactNames = ['application_mode_uuid', 'subindustry_iso'] as const

/**
 * What follows from the site: its mode of selling, and the code that its operator has of the Insurance Services Office
 * for the trade (decision 46).
 */
export function siteFacts(
  { naics6 }: Answers,
  { applicationMode, isoCodes }: Pick<Site, 'applicationMode' | 'isoCodes'>,
) {
  const code = typeof naics6 === 'string' ? isoCodes?.[naics6] : undefined
  return {
    ...(applicationMode ? { application_mode_uuid: applicationMode.uuid } : {}),
    ...(code === undefined ? {} : { subindustry_iso: code }),
  }
}
