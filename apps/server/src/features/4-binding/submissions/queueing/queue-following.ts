import type { AnswerState } from '@coverwright/core/lifecycle/insurer-answer'
import Type from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import type { OfferRow } from '../submissions.store.ts'
import { nextPollMs } from './poll-ladder.ts'

/** Asks an insurer again about one offer, or sends it what it asked for. */
export const followOfferJob = {
  name: 'submissions.follow-offer',
  payload: Type.Object({
    offer_uuid: Type.String(),
    why: Type.Enum(['due', 'told', 'answered'], {
      description: 'It is time to ask again, the insurer told of news, or somebody answered its questions',
    }),
  }),
} as const

export type Following = 'due' | 'told' | 'answered'

/** Tries at what somebody waits for, with the queue's growing pauses about an hour; then the ladder goes on. */
export const attempts = 8
/** For servers that die while they ask. */
const spareAttempts = 6

const undecidedStates: ReadonlySet<AnswerState> = new Set(['referred', 'needs_information', 'unavailable'])

/**
 * Whether the insurer may still answer by itself. Without an answer it may, unless it refused the request; a bound offer
 * and one that was withdrawn are at their end.
 */
export const isUndecided = ({ state, stage, reply }: Pick<OfferRow, 'state' | 'stage' | 'reply'>): boolean =>
  undecidedStates.has(state) &&
  stage !== 'bound' &&
  stage !== 'withdrawn' &&
  !(state === 'unavailable' && reply.reasons.some(({ code }) => code === 'refused'))

/** Queues the next poll of an undecided insurer, if there is one. A job that is due sooner stays. */
export async function queueNextPoll(trx: Database, offer: OfferRow, since: Date, now: Date): Promise<void> {
  // The desk entered it for an insurer that knows nothing of it.
  const isAskedByUs = offer.carrier_quote_id !== null || offer.state === 'unavailable'
  const afterMs =
    isAskedByUs && isUndecided(offer) ? nextPollMs(now.getTime() - since.getTime(), offer.uuid) : undefined
  if (afterMs !== undefined) await queueFollowing(trx, offer.uuid, 'due', afterMs)
}

/** One job for each offer: of two, the sooner. */
export const queueFollowing = (db: Database, uuid: string, reason: Following, afterMs = 0): Promise<void> =>
  addJob(
    db,
    followOfferJob,
    { offer_uuid: uuid, why: reason },
    {
      jobKey: `follow-offer:${uuid}`,
      maxAttempts: attempts + spareAttempts,
      ...(reason === 'due' ? { afterMs, keepsEarlier: true } : {}),
    },
  )
