import { type Arrival, arrivalParameters } from '@coverwright/core/visit/arrival'
import { pathPattern } from '@coverwright/core/visit/path-pattern'

/**
 * The address people came by, with the acquisition channel at its end, and with the source and the campaign of their
 * link: of its parameters nothing else is kept, and of its path no id, for either may lead to an application.
 * Source: seed 7.7.
 */
export function applicationUrl(base: string, start: string, channel: string, arrival: Arrival = {}): string {
  const { campaign_id, partnership } = arrival
  const kept = [
    [arrivalParameters.source, partnership?.source],
    [arrivalParameters.campaign, campaign_id],
  ].flatMap(([name, said]) => (said === undefined ? [] : `${name}=${encodeURIComponent(said)}&`))
  return `${base}${pathPattern(start)}?${kept.join('')}ac=${encodeURIComponent(channel)}`
}
