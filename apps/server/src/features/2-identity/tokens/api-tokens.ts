import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Quota } from '../../../platform/rate-limits/quota.ts'
import type { Partner } from '../actor/actor.ts'
import { isOver } from './manage-tokens.ts'
import { hashOfApiToken, idOfToken, isSameHash } from './token-form.ts'
import { findToken, type TokenRow, updateToken } from './tokens.store.ts'

/** How often it is recorded that a token is in use. */
const usedAgainAfterMs = 60_000
const mostRemembered = 10_000

/** A partner's machine, at one site. */
export type SignedInMachine = { readonly sessionId: string; readonly partner: Partner }

/** Every invalid token gets the same reply; only its partner's operator can look up the reason. */
const wrongToken = (): AppError =>
  new AppError(401, 'token.invalid', 'This token is not valid here: it is wrong, over or made for another site.', {
    challenge: 'error="invalid_token"',
  })

export type ApiTokens = ReturnType<typeof createApiTokens>

/** The tokens of requests, in `Authorization: Bearer cw_…`. */
export function createApiTokens({ db, clock }: { readonly db: Database; readonly clock: () => Date }) {
  // By their hashes: tokens that were valid at their last use here.
  const quotas = new LRUCache<string, Quota>({ max: mostRemembered })
  const machinesByRequest = new WeakMap<FastifyRequest, Promise<SignedInMachine>>()

  async function load(request: FastifyRequest, site: string): Promise<SignedInMachine> {
    const token = tokenOf(request) ?? ''
    const hash = hashOfApiToken(token)
    const now = clock()
    const id = idOfToken(token)
    const row = id === undefined ? undefined : await findToken(db, id)
    if (!row || !isSameHash(row.hash, hash) || row.site !== site || isOver(row, now)) {
      quotas.delete(hash.toString('hex'))
      throw wrongToken()
    }
    quotas.set(hash.toString('hex'), { client: `token ${row.id}`, perMinute: row.calls_per_minute })
    await noteUsed(row, now)
    return { sessionId: row.session_id, partner: partnerOf(row) }
  }

  async function noteUsed({ id, last_used_at }: TokenRow, now: Date): Promise<void> {
    if (last_used_at && now.getTime() - last_used_at.getTime() < usedAgainAfterMs) return
    await updateToken(db, id, { last_used_at: now })
  }

  return {
    isClaimed: (request: FastifyRequest): boolean => tokenOf(request) !== undefined,

    /**
     * The quota of a request's token, if it was valid a moment ago; its first call here and invalid ones count for the
     * address. Makes no query.
     */
    quotaOf(request: FastifyRequest): Quota | undefined {
      const token = tokenOf(request)
      return token === undefined ? undefined : quotas.get(hashOfApiToken(token).toString('hex'))
    },

    /** Whose token a request has. Throws 401 for one that is not valid at this site. */
    require(request: FastifyRequest, site: string): Promise<SignedInMachine> {
      const machine = machinesByRequest.get(request) ?? load(request, site)
      machinesByRequest.set(request, machine)
      return machine
    },
  }
}

/** Undefined without one of ours: a proxy may pass a token of its own along. */
const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^bearer +(cw_\S*) *$/i.exec(headers.authorization ?? '')?.[1]

const partnerOf = ({ id, partner, agency_id, purposes }: TokenRow): Partner => ({
  name: partner,
  token: id,
  purposes,
  ...(agency_id === null ? {} : { agencyId: agency_id }),
})
