import type { OfferRow } from '../submissions.store.ts'

/** What an applicant may not expect to find: a decision after the first answer, or questions. */
export const isLateNews = ({ state, version }: Pick<OfferRow, 'state' | 'version'>): boolean =>
  state === 'needs_information' || (version > 1 && (state === 'quoted' || state === 'declined'))

/** Notices that somebody who has seen the offers does not need: late answers, and prices. */
export const isWorthReading = (offer: Pick<OfferRow, 'state' | 'version'>): boolean =>
  isLateNews(offer) || offer.state === 'quoted'

/** When the last of these offers was answered. */
export const latestAnswer = (offers: readonly Pick<OfferRow, 'answered_at'>[]): Date =>
  new Date(Math.max(0, ...offers.map(({ answered_at }) => answered_at?.getTime() ?? 0)))
