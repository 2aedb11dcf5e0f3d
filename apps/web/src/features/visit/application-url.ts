import { type Arrival, arrivalParameters } from '@coverwright/core/visit/arrival'
import { pathPattern } from '@coverwright/core/visit/path-pattern'

/**
 * The address people came by, with the acquisition channel at its end, and with the source and the campaign of their
 * link: of its parameters nothing else is kept, and of its path no id, for either may lead to an application.
 * Source: seed 7.7.
 */
export function applicationUrl(base: string, start: string, channel: string, arrival: Arrival = {}): string {
  const { campaign_id, partnership } = arrival
  const parameters = [
    [arrivalParameters.source, partnership?.source],
    [arrivalParameters.campaign, campaign_id],
  ].flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}&`))
  return `${base}${pathPattern(start)}?${parameters.join('')}ac=${encodeURIComponent(channel)}`
}
