import { type Attribution, attributionParameters } from '@coverwright/core/visit/attribution'
import { pathPattern } from '@coverwright/core/visit/path-pattern'

/**
 * The landing page's address with the source, the campaign and, at its end, the acquisition channel. Ids in the path and
 * all other parameters are removed, because they could lead to an application. Source: seed 7.7.
 */
export function applicationUrl(base: string, start: string, channel: string, attribution: Attribution = {}): string {
  const { campaign_id, partnership } = attribution
  const parameters = [
    [attributionParameters.source, partnership?.source],
    [attributionParameters.campaign, campaign_id],
  ].flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}&`))
  return `${base}${pathPattern(start)}?${parameters.join('')}ac=${encodeURIComponent(channel)}`
}
