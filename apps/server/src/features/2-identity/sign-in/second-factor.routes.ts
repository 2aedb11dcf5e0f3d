import { dataOf } from '@coverwright/contract/data-of'
import { Enrolled, Enrolment, SecondFactorCode, SignedInReply } from '@coverwright/contract/people'
import { returnPath } from '@coverwright/core/navigation/return-path'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import { logAccess } from '../access/access-log.store.ts'
import type { Actor, Actors, PendingSecondFactor } from '../actor/actor.ts'
import { userReply } from '../registration/user-reply.ts'
import { signInRequired } from '../roles/refusals.ts'
import { authenticatorAddress } from '../second-factor/authenticator.ts'
import { qrPath } from '../second-factor/qr-path.ts'
import type { SecondFactors } from '../second-factor/second-factors.ts'
import { completeSecondFactor } from './complete-second-factor.ts'
import type { SignInDependencies } from './complete-sign-in.ts'

const tags = ['Second factor']
const path = '/second-factor'

type Dependencies = SignInDependencies & {
  actors: Actors
  secondFactors: SecondFactors
}

type PendingActor = Actor & { readonly pendingSecondFactor: PendingSecondFactor; readonly signInId: string }

const wrong = (): AppError => new AppError(401, 'second_factor.wrong', 'That code is not right, or was used before.')
const notWanted = (): AppError => new AppError(409, 'second_factor.not_wanted', 'No second factor is needed here.')
const notThere = (): AppError =>
  new AppError(409, 'second_factor.enrolled', 'An authenticator is set up already: enter its code.')

/** What staff prove besides their address: a code of an authenticator app, or a recovery code. */
export const secondFactorRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, db, staff, secondFactors, clock } = dependencies

    async function waiting(request: FastifyRequest, reply: FastifyReply): Promise<PendingActor> {
      const actor = await actors.require(request, reply)
      const { pendingSecondFactor, signInId } = actor
      if (pendingSecondFactor && signInId !== undefined) return { ...actor, pendingSecondFactor, signInId }
      throw actor.person ? notWanted() : signInRequired()
    }

    async function logRefusal({ sessionId, pendingSecondFactor }: PendingActor): Promise<AppError> {
      const event = {
        kind: 'second_factor_refused',
        actor: `session:${sessionId}`,
        personId: pendingSecondFactor.person.id,
      } as const
      await logAccess(db, event, clock())
      return wrong()
    }

    app.post(
      path,
      {
        config: {
          policy: {
            permission: 'second-factor',
            beforeSecondFactor: true,
            rateLimit: { bucket: 'second_factor', allowance: 'signIns' },
            priority: 'save',
            repeat: 'same-state',
            audit: 'by-handler',
          },
        },
        schema: {
          tags,
          summary: 'Verify your identity with a code from your authenticator app or a recovery code',
          description: 'Each code works once. This browser is not asked again for thirty days.',
          operationId: 'proveSecondFactor',
          body: SecondFactorCode,
          response: { 200: dataOf(SignedInReply), ...problems(400, 401, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await waiting(request, reply)
        const { code, to } = request.body
        const proof = await secondFactors.prove(actor.pendingSecondFactor.person.id, code)
        if (!proof) throw await logRefusal(actor)
        const how = proof === 'recovery_code' ? 'recovery_code_used' : undefined
        const signedIn = await completeSecondFactor(dependencies, reply, actor, how)
        return { data: { user: userReply(signedIn, staff), to: returnPath(to) } }
      },
    )

    app.post(
      `${path}/enrolment`,
      {
        config: {
          policy: {
            permission: 'second-factor',
            beforeSecondFactor: true,
            rateLimit: { bucket: 'enrolment', allowance: 'signIns' },
            repeat: 'repeatable',
          },
        },
        schema: {
          tags,
          summary: 'Start setting up an authenticator app; possible only while none is set up',
          operationId: 'beginEnrolment',
          response: { 200: dataOf(Enrolment), ...problems(400, 401, 409, 413, 415) },
        },
      },
      async (request, reply) => {
        const { pendingSecondFactor, signInId } = await waiting(request, reply)
        const { id, email } = pendingSecondFactor.person
        const secret = await secondFactors.begin(id, signInId)
        if (secret === undefined) throw notThere()
        const issuer = actors.siteOf(request).site.name
        const { size, path: qrCode } = qrPath(authenticatorAddress(secret, { issuer, email }))
        return { data: { secret, qr: { size, path: qrCode } } }
      },
    )

    app.post(
      `${path}/enrolment/confirmation`,
      {
        config: {
          policy: {
            permission: 'second-factor',
            beforeSecondFactor: true,
            rateLimit: { bucket: 'enrolled', allowance: 'signIns' },
            repeat: 'same-state',
            audit: 'by-handler',
          },
        },
        schema: {
          tags,
          summary: 'Confirm the authenticator app with a code it shows; returns the recovery codes, once',
          operationId: 'finishEnrolment',
          body: SecondFactorCode,
          response: { 200: dataOf(Enrolled), ...problems(400, 401, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await waiting(request, reply)
        if (actor.pendingSecondFactor.wants === 'code') throw notThere()
        const { code, to } = request.body
        const codes = await secondFactors.confirm(actor.pendingSecondFactor.person.id, actor.signInId, code)
        if (!codes) throw await logRefusal(actor)
        const signedIn = await completeSecondFactor(dependencies, reply, actor, 'second_factor_enrolled')
        return { data: { user: userReply(signedIn, staff), to: returnPath(to), recovery_codes: codes } }
      },
    )
  }
