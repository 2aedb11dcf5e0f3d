import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { cookieNameAt } from '@coverwright/catalogue/consent/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'

/** How long a browser is not asked again. */
export const deviceDays = 30
const secondsInDay = 86_400

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export type ProvenDevices = ReturnType<typeof createProvenDevices>

type Dependencies = {
  db: Database
  https: boolean
  clock: () => Date
  /** The path below which the site of a request is served. */
  prefixOf?: (request: FastifyRequest) => string
}

/**
 * Browsers that a person proved their second factor at. The cookie signs nobody in: it only spares whoever proves the
 * address of that very person the second question.
 */
export const createProvenDevices = ({ db, https, clock, prefixOf = () => '' }: Dependencies) => {
  const placed = (request: FastifyRequest) => {
    const prefix = prefixOf(request)
    return https
      ? { name: cookieNameAt('__Host-cw_device', prefix), path: '/' }
      : { name: cookieNameAt('cw_device', prefix), path: prefix || '/' }
  }

  return {
    /** The device of a request, if it is this person's and still remembered. */
    async of(trx: Database, request: FastifyRequest, personId: string): Promise<string | undefined> {
      const token = request.cookies[placed(request).name]
      if (!token) return undefined
      const now = clock()
      const row = await trx
        .updateTable('proven_devices')
        .set({ last_used_at: now })
        .where('token_hash', '=', hashOf(token))
        .where('person_id', '=', personId)
        .where('expires_at', '>', now)
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },

    /** Whether the person of an address proved their second factor at the browser of a request. */
    async isOf(trx: Database, request: FastifyRequest, email: string): Promise<boolean> {
      const token = request.cookies[placed(request).name]
      if (!token) return false
      const row = await trx
        .selectFrom('proven_devices')
        .innerJoin('people', 'people.id', 'proven_devices.person_id')
        .select('proven_devices.id')
        .where('token_hash', '=', hashOf(token))
        .where('people.email', '=', email)
        .where('expires_at', '>', clock())
        .executeTakeFirst()
      return row !== undefined
    },

    /** Remembers the browser, whose cookie goes out with the reply. */
    async remember(trx: Database, reply: FastifyReply, personId: string): Promise<string> {
      const now = clock()
      const id = randomUUID()
      const token = randomBytes(32).toString('base64url')
      const maxAge = deviceDays * secondsInDay
      await trx
        .insertInto('proven_devices')
        .values({
          id,
          token_hash: hashOf(token),
          person_id: personId,
          created_at: now,
          last_used_at: now,
          expires_at: new Date(now.getTime() + maxAge * 1000),
        })
        .execute()
      const { name, path } = placed(reply.request)
      reply.setCookie(name, token, { path, httpOnly: true, sameSite: 'lax', secure: https, maxAge })
      return id
    },

    /** Where a person is not asked again; the one used last first. */
    all: (personId: string) =>
      db
        .selectFrom('proven_devices')
        .select(['id', 'created_at', 'last_used_at as last_seen_at', 'expires_at'])
        .where('person_id', '=', personId)
        .where('expires_at', '>', clock())
        .orderBy('last_used_at', 'desc')
        .orderBy('id')
        .execute(),

    /** Asks again at this device; false when it is none of theirs. */
    async forget(personId: string, id: string): Promise<boolean> {
      const gone = await db
        .deleteFrom('proven_devices')
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .returning('id')
        .executeTakeFirst()
      return gone !== undefined
    },
  }
}
