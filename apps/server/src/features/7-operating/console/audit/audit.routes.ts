import { Audit, AuditQuery, type Verification } from '@coverwright/contract/console/audit'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import { accessEventKinds } from '../../../2-identity/access/access-log.store.ts'
import { type Actors, actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { periodOf } from '../figures/period.ts'
import { findVerification, listAccessEvents } from './audit.store.ts'
import { queueVerification } from './verify-evidence.job.ts'

type Dependencies = { db: Database; actors: Actors; clock: () => Date }

const tags = ['Console']
const pageSize = 50

/** Who got access and did what, and whether the record is as it was written. */
export const auditRoutes =
  ({ db, actors, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/console/audit',
      {
        config: { policy: { permission: 'console', concurrency: 2, repeat: 'safe', audit: 'search' } },
        schema: {
          tags,
          summary: 'The record of access and actions, newest first, with the findings of the last verification',
          description: `${pageSize} per page, across all sites, under pseudonyms. A page may have fewer entries, or none, and still have a \`next\`.`,
          operationId: 'listAuditEvents',
          querystring: AuditQuery,
          response: { 200: dataOf(Audit), ...problems(401, 403, 422) },
        },
      },
      async (request) => {
        const { site, today } = actors.siteOf(request)
        const { from, to, ...query } = request.query
        // Both are checked as the days of any other page; alone they have no other end.
        if (from ?? to)
          periodOf({ from: from ?? to, to: to ?? from }, { today: today(clock()), timeZone: site.timeZone })
        const { rows, next } = await listAccessEvents(db, request.query, { timeZone: site.timeZone, limit: pageSize })
        const verification = query.after === undefined ? await findVerification(db) : undefined
        return {
          data: {
            events: rows.map(({ id, at, kind, actor, person_id, application, detail, request: cause }) => ({
              ...{ id, at: at.toISOString(), kind, actor, detail },
              ...(person_id === null ? {} : { person: person_id }),
              ...(application === null ? {} : { application }),
              ...(cause === null ? {} : { request: cause }),
            })),
            ...(next === undefined ? {} : { next }),
            kinds: [...accessEventKinds],
            ...(verification ? { verified: verificationOf(verification) } : {}),
          },
        }
      },
    )

    app.post(
      '/console/audit/verify',
      {
        config: { policy: { permission: 'console', repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Verify all evidence; the findings become an event in the record',
          operationId: 'verifyEvidence',
          response: { 204: Type.Null({ description: 'The verification is running' }), ...problems(401, 403) },
        },
      },
      async (request, reply) => {
        await queueVerification(db, actorPseudonym(await actors.require(request, reply)))
        reply.code(204)
        return null
      },
    )
  }

function verificationOf({ at, detail }: NonNullable<Awaited<ReturnType<typeof findVerification>>>): Verification {
  const count = (name: string): number => Number(detail[name] ?? 0)
  const checkedCount = count('events') + count('submissions') + count('access') + count('seals')
  return { at: at.toISOString(), intact: count('faults') === 0, faults: count('faults'), checked: checkedCount }
}
