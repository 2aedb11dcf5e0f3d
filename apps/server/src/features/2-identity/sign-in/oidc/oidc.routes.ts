import { OidcQuery } from '@coverwright/contract/people'
import { returnPath } from '@coverwright/core/navigation/return-path'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import { errorCode } from '../../../../platform/errors/system-error.ts'
import type { PageAddress } from '../../../1-foundation/site/page-address.ts'
import type { Actors } from '../../actor/actor.ts'
import { completeSignIn, type SignInDependencies } from '../complete-sign-in.ts'
import { type OidcProvider, openid, UnprovenAddress } from './oidc-provider.ts'
import { insertOidcRequest, takeOidcRequest } from './oidc-requests.store.ts'

const tags = ['Signing in']
const callback = '/sign-in/oidc/callback'

type Dependencies = SignInDependencies & {
  actors: Actors
  encryptor: Encryptor
  pageAddress: PageAddress
  oidcProvider: OidcProvider | undefined
}

// The library reads the other parameters.
const CameBack = Type.Object({
  state: Type.Optional(Type.String()),
  code: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
})

const redirectResponse = { 302: { description: 'Redirects to another page', type: 'null' } }

/** Where a failed sign-in leads. Another attempt still leads to the page that was wanted. */
const failedPage = (to = '/'): string =>
  `/sign-in?${new URLSearchParams({ failed: 'oidc', ...(to === '/' ? {} : { to }) })}`

/** Sign-in by an OpenID Connect provider. Every failure leads back to our own page, which says so. */
export const oidcRoutes =
  ({ oidcProvider: provider, ...dependencies }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, db, encryptor, pageAddress, clock } = dependencies
    /** A page of the request's site, below its prefix. */
    const pageUrl = (request: FastifyRequest, page: string): string =>
      `${actors.siteOf(request).site.prefixPath ?? ''}${page}`
    const redirectUri = (site: string) => pageAddress(site, `${app.prefix}${callback}`)

    const requireProvider = () => {
      if (!provider) throw notFound('sign_in_provider')
      return provider
    }

    app.get(
      '/sign-in/oidc',
      {
        config: {
          policy: { permission: 'browser', rateLimit: { bucket: 'oidc', allowance: 'signIns' }, repeat: 'safe' },
        },
        schema: {
          tags,
          summary: 'Redirect to the provider to sign in',
          operationId: 'beginOidcSignIn',
          querystring: OidcQuery,
          response: { ...redirectResponse, ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const oidcProvider = requireProvider()
        const { sessionId, site } = await actors.requireOrCreateIgnoringExpiredSignIn(request, reply)
        const { randomNonce, randomPKCECodeVerifier, randomState } = await openid()
        const state = randomState()
        const secrets = { verifier: randomPKCECodeVerifier(), nonce: randomNonce() }
        const to = returnPath(request.query.to)
        try {
          const page = await oidcProvider.page(redirectUri(site), state, secrets)
          await insertOidcRequest(db, encryptor, { state, sessionId, now: clock() }, { ...secrets, to })
          return reply.redirect(page.href, 302)
        } catch (error) {
          logFailure(request, error)
          return reply.redirect(pageUrl(request, failedPage(to)), 302)
        }
      },
    )

    app.get(
      callback,
      {
        config: {
          policy: {
            permission: 'browser',
            rateLimit: { bucket: 'oidc_back', allowance: 'signIns' },
            repeat: 'safe',
            audit: 'by-handler',
          },
        },
        schema: {
          tags,
          summary: 'Return from the provider',
          operationId: 'finishOidcSignIn',
          querystring: CameBack,
          response: { ...redirectResponse, ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const oidcProvider = requireProvider()
        const { state } = request.query
        const actor = await actors.findIgnoringExpiredSignIn(request, reply)
        const pending =
          actor && state && (await takeOidcRequest(db, encryptor, { state, sessionId: actor.sessionId, now: clock() }))
        if (!pending) {
          request.log.info({ reason: 'nothing under way' }, 'sign-in at the provider failed')
          return reply.redirect(pageUrl(request, failedPage()), 302)
        }
        try {
          const callbackUrl = new URL(redirectUri(actor.site))
          callbackUrl.search = new URL(request.url, callbackUrl).search
          const identity = await oidcProvider.verifiedIdentity(callbackUrl, state, pending)
          const { pendingSecondFactor } = await completeSignIn(dependencies, reply, actor, identity)
          // The sign-in page asks for the second factor.
          const onward = pendingSecondFactor ? `/sign-in?${new URLSearchParams({ to: pending.to })}` : pending.to
          return reply.redirect(pageUrl(request, onward), 302)
        } catch (error) {
          logFailure(request, error)
          return reply.redirect(pageUrl(request, failedPage(pending.to)), 302)
        }
      },
    )
  }

/** Why it failed, without the provider's own words, which may name the person. */
function logFailure({ log }: FastifyRequest, error: unknown): void {
  const reason = error instanceof UnprovenAddress || error instanceof AppError ? error.message : 'provider'
  const why = errorCode(error) ?? (error instanceof Error ? error.name : 'unknown')
  log.warn({ reason, why }, 'sign-in at the provider failed')
}
