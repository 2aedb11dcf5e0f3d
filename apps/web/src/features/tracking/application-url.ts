import { type Arrival, arrivalParameters } from '@coverwright/core/visit/arrival'
import { pathPattern } from '@coverwright/core/visit/path-pattern'

/**
 * The landing page's address with the source, the campaign and, at its end, the acquisition channel. Ids in the path and
 * all other parameters are removed, because they could lead to an application. Source: seed 7.7.
 */
export function applicationUrl(base: string, start: string, channel: string, arrival: Arrival = {}): string {
  const { campaign_id, partnership } = arrival
  const parameters = [
    [arrivalParameters.source, partnership?.source],
    [arrivalParameters.campaign, campaign_id],
  ].flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}&`))
  return `${base}${pathPattern(start)}?${parameters.join('')}ac=${encodeURIComponent(channel)}`
}
