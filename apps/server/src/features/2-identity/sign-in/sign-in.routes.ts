import { dataOf } from '@coverwright/contract/data-of'
import { CodeRequest, CodeSent, SignedInReply, SignIn, UserReply } from '@coverwright/contract/people'
import { readCode } from '@coverwright/core/input/read-code'
import { returnPath } from '@coverwright/core/navigation/return-path'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import { logAccess } from '../access/access-log.store.ts'
import { type Actor, type Actors, actorPseudonym } from '../actor/actor.ts'
import { userReply } from '../registration/user-reply.ts'
import { completeSignIn, completeSignOut, type SignInDependencies } from './complete-sign-in.ts'
import { type SendCodeDependencies, sendCode } from './send-code.ts'
import { tryCode } from './sign-in-codes.ts'

const tags = ['Signing in']

type Dependencies = SignInDependencies &
  SendCodeDependencies & {
    actors: Actors
    /** False where people sign in at a provider only. */
    byCode: boolean
  }

const wrong = (): AppError => new AppError(401, 'code.wrong', 'That is not the code we sent.')
const over = (): AppError => new AppError(401, 'code.expired', 'This code no longer works. Ask for a new one.')

/** Signing in by a code that is sent to an address, and signing out. */
export const signInRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, db, staff, codeHash, clock, byCode } = dependencies

    const refuseWithoutCodes = async (): Promise<void> => {
      if (!byCode) throw notFound('sign_in_code')
    }

    app.post(
      '/sign-in/code',
      {
        onRequest: refuseWithoutCodes,
        config: {
          policy: {
            permission: 'browser',
            rateLimit: { bucket: 'code', allowance: 'signIns' },
            priority: 'save',
            repeat: 'repeatable',
            audit: 'by-handler',
          },
        },
        schema: {
          tags,
          summary: 'Send a code to an address, or to the one a link was sent to',
          description: 'The reply is the same for known and unknown addresses.',
          operationId: 'requestSignInCode',
          body: CodeRequest,
          response: { 202: dataOf(CodeSent), ...problems(400, 403, 404, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.requireOrCreateIgnoringExpiredSignIn(request, reply)
        const result = await sendCode(dependencies, actor, request.body, request)
        reply.code(202)
        return { data: result }
      },
    )

    const emailProvenBy = async (code: string, actor: Actor): Promise<string> => {
      const now = clock()
      const result = await tryCode(db, codeHash, { sessionId: actor.sessionId, code: readCode(code), now })
      if (result.outcome === 'right') return result.email
      if (result.outcome === 'over') throw over()
      await logAccess(db, { kind: 'code_refused', actor: actorPseudonym(actor) }, now)
      throw wrong()
    }

    app.post(
      '/sign-in',
      {
        onRequest: refuseWithoutCodes,
        config: {
          policy: {
            permission: 'browser',
            rateLimit: { bucket: 'sign_in', allowance: 'signIns' },
            priority: 'save',
            repeat: 'same-state',
            audit: 'by-handler',
          },
        },
        schema: {
          tags,
          summary: 'Sign in with the mailed code, in the browser that requested it',
          operationId: 'signIn',
          body: SignIn,
          response: { 200: dataOf(SignedInReply), ...problems(400, 401, 403, 404, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const { code, to } = request.body
        const actor = await actors.findIgnoringExpiredSignIn(request, reply)
        // A browser without a session has requested no code.
        if (!actor) throw over()
        const email = await emailProvenBy(code, actor)
        const signedIn = await completeSignIn(dependencies, reply, actor, { email })
        return { data: { user: userReply(signedIn, staff), to: returnPath(to) } }
      },
    )

    app.post(
      '/sign-in/stay',
      {
        config: { policy: { permission: 'session', beforeSecondFactor: true, priority: 'save', repeat: 'same-state' } },
        schema: {
          tags,
          summary: 'Report activity: staff are signed out after a period without calls',
          operationId: 'staySignedIn',
          response: { 200: dataOf(UserReply), ...problems(400, 401, 413, 415) },
        },
      },
      async (request, reply) => ({ data: userReply(await actors.find(request, reply), staff) }),
    )

    app.post(
      '/sign-out',
      {
        config: { policy: { permission: 'browser', repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Sign out in this browser; a visitor who is not signed in keeps their quotes',
          operationId: 'signOut',
          response: { 204: Type.Null(), ...problems(400, 403, 413, 415) },
        },
      },
      async (request, reply) => {
        const actor = await actors.findIgnoringExpiredSignIn(request, reply)
        if (actor) await completeSignOut(dependencies, reply, actor)
        return reply.code(204).send(null)
      },
    )
  }
