import { DeadLetterJobs, JobsRetried, JobsToRetry } from '@coverwright/contract/console/outgoing'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import { countJobs, deadLetterJobs, retryJobs } from '../../../../platform/jobs/dead-letter-jobs.ts'
import { logAccess } from '../../../2-identity/access/access-log.store.ts'
import { type Actors, actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { failureKind } from './failure-kind.ts'

type Dependencies = { db: Database; actors: Actors; clock: () => Date }

const tags = ['Console']
const mostShown = 100

/** Jobs that failed on every attempt. */
export const deadLettersRoutes =
  ({ db, actors, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/console/jobs',
      {
        config: { policy: { permission: 'console', concurrency: 2, repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'Jobs that failed on every attempt, and the number waiting',
          operationId: 'listDeadLetterJobs',
          response: { 200: dataOf(DeadLetterJobs), ...problems(401, 403) },
        },
      },
      async () => {
        const { waiting, deadLetter } = await countJobs(db)
        const jobs = await deadLetterJobs(db, mostShown)
        return {
          data: {
            ...{ waiting, dead: deadLetter },
            jobs: jobs.map(({ id, job, attempts, queuedAt, failedAt, reason }) => ({
              ...{ id, job, attempts, failure: failureKind(reason) },
              created_at: queuedAt.toISOString(),
              failed_at: failedAt.toISOString(),
            })),
          },
        }
      },
    )

    app.post(
      '/console/jobs/retry',
      {
        config: { policy: { permission: 'console', repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Retry jobs that failed on every attempt, from the first attempt',
          operationId: 'retryDeadLetterJobs',
          body: JobsToRetry,
          response: { 200: dataOf(JobsRetried), ...problems(401, 403, 422) },
        },
      },
      async (request, reply) => {
        const actor = actorPseudonym(await actors.require(request, reply))
        const count = await db.transaction().execute(async (trx) => {
          const retriedCount = await retryJobs(trx, request.body.ids)
          if (retriedCount > 0)
            await logAccess(trx, { kind: 'sent_again', actor, detail: { jobs: retriedCount } }, clock())
          return retriedCount
        })
        return { data: { count } }
      },
    )
  }
