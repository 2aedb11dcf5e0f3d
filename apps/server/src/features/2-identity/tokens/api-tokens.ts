import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Quota } from '../../../platform/rate-limits/quota.ts'
import type { Partner } from '../actor/actor.ts'
import { isOver } from './manage-tokens.ts'
import { hashOfApiToken, idOfToken, isSameHash } from './token-form.ts'
import { findClient, findToken, type TokenRow, updateToken } from './tokens.store.ts'

/** How often it is recorded that a token is in use. */
const usedAgainAfterMs = 60_000
const maxTokens = 10_000
const ownPrefix = 'cw_'

/** A partner's machine, at one site. */
export type SignedInMachine = { readonly sessionId: string; readonly partner: Partner }

/** Every invalid token gets the same reply; only its partner's operator can look up the reason. */
const wrongToken = (): AppError =>
  new AppError(401, 'token.invalid', 'This token is not valid here: it is wrong, expired, or for another site.', {
    challenge: 'error="invalid_token"',
  })

export type ApiTokens = ReturnType<typeof createApiTokens>

/** Access tokens of the OpenID Connect provider. */
export type AccessTokens = {
  /** Whether a token says that it is the provider's; nothing is proved by that. */
  isOwn(token: string): boolean
  /** The client that the provider made the token for; undefined for a token that does not prove it. */
  clientOf(token: string, now: Date, log: Pick<Log, 'info' | 'warn'>): Promise<string | undefined>
}

type Dependencies = {
  readonly db: Database
  readonly clock: () => Date
  readonly accessTokens: AccessTokens | undefined
}

/** The tokens of requests, in `Authorization: Bearer …`: ours (`cw_…`), and access tokens of the provider. */
export function createApiTokens({ db, clock, accessTokens }: Dependencies) {
  // By their hashes: tokens that were valid at their last use here.
  const quotas = new LRUCache<string, Quota>({ max: maxTokens })
  const machinesByRequest = new WeakMap<FastifyRequest, Promise<SignedInMachine>>()

  async function load(request: FastifyRequest, site: string): Promise<SignedInMachine> {
    const token = tokenOf(request) ?? ''
    const key = hashOfApiToken(token).toString('hex')
    const now = clock()
    const row = token.startsWith(ownPrefix) ? await rowOfToken(token) : await rowOfClient(token, site, now, request.log)
    if (!row || row.site !== site || isOver(row, now)) {
      quotas.delete(key)
      throw wrongToken()
    }
    quotas.set(key, { client: `token ${row.id}`, perMinute: row.calls_per_minute })
    await noteUsed(row, now)
    return { sessionId: row.session_id, partner: partnerOf(row) }
  }

  async function rowOfToken(token: string): Promise<TokenRow | undefined> {
    const id = idOfToken(token)
    const row = id === undefined ? undefined : await findToken(db, id)
    return row?.hash && isSameHash(row.hash, hashOfApiToken(token)) ? row : undefined
  }

  async function rowOfClient(token: string, site: string, now: Date, log: Log): Promise<TokenRow | undefined> {
    const clientId = await accessTokens?.clientOf(token, now, log)
    return clientId === undefined ? undefined : await findClient(db, clientId, site)
  }

  /** Undefined without one for us: a proxy may pass a token of its own along. */
  function tokenOf({ headers }: FastifyRequest): string | undefined {
    const [, token] = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? []
    return token && (token.startsWith(ownPrefix) || accessTokens?.isOwn(token)) ? token : undefined
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

const partnerOf = ({ id, partner, agency_id, purposes }: TokenRow): Partner => ({
  name: partner,
  token: id,
  purposes,
  ...(agency_id === null ? {} : { agencyId: agency_id }),
})
