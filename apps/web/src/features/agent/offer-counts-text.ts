import type { AgencyQuote } from '@coverwright/contract/agencies'
import type { Translate } from '@coverwright/core/text/text'

/** What insurers have answered so far: "2 offers, 1 with an underwriter"; empty before submission. */
export function offerCountsText({ state, offers }: Pick<AgencyQuote, 'state' | 'offers'>, t: Translate): string {
  if (state === 'open') return ''
  const parts = (['quoted', 'needs_information', 'referred', 'waiting', 'declined'] as const).flatMap((kind) =>
    offers[kind] > 0 ? [t(`agent.offers.${kind}`, { count: offers[kind] })] : [],
  )
  return parts.length > 0 ? parts.join(', ') : t('agent.offers.none')
}
