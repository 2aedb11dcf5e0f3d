import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import { type CookieSettings, createTokenCookie, drawToken, hashOfToken } from '../sessions/token-cookie.ts'
import { insertDevice, isDeviceOf, touchDevice } from './proven-devices.store.ts'

/** How long a browser need not prove it again. */
const deviceDays = 30
const secondsInDay = 86_400

export type ProvenDevices = ReturnType<typeof createProvenDevices>

type Options = CookieSettings & { readonly clock: () => Date }

/**
 * Browsers at which a person proved their second factor. The cookie signs nobody in: it only waives the second factor for
 * somebody who proves that person's address.
 */
export const createProvenDevices = ({ clock, ...settings }: Options) => {
  const cookie = createTokenCookie('cw_device', settings)
  const tokenHashOf = (request: FastifyRequest): Buffer | undefined => {
    const token = cookie.read(request)
    return token === undefined ? undefined : hashOfToken(token)
  }

  return {
    /** The device of a request, if it is this person's. */
    async find(trx: Database, request: FastifyRequest, personId: string): Promise<string | undefined> {
      const token_hash = tokenHashOf(request)
      return token_hash && (await touchDevice(trx, { token_hash, person_id: personId }, clock()))
    },

    /** Whether the device of a request belongs to the person with this address. */
    async isOf(trx: Database, request: FastifyRequest, email: string): Promise<boolean> {
      const tokenHash = tokenHashOf(request)
      return tokenHash !== undefined && (await isDeviceOf(trx, tokenHash, email, clock()))
    },

    /** Stores the browser as a device and sets its cookie on the reply. */
    async remember(trx: Database, reply: FastifyReply, personId: string): Promise<string> {
      const now = clock()
      const id = randomUUID()
      const token = drawToken()
      const maxAge = deviceDays * secondsInDay
      await insertDevice(trx, {
        id,
        token_hash: hashOfToken(token),
        person_id: personId,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + maxAge * 1000),
      })
      cookie.send(reply, token, maxAge)
      return id
    },
  }
}
