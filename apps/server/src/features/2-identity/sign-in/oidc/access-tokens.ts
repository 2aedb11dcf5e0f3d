import { isRecord } from '@coverwright/core/answers/answers'
import type { JWTVerifyGetKey } from 'jose'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { errorCode } from '../../../../platform/errors/system-error.ts'
import { lazy } from '../../../../platform/lazy.ts'
import type { AccessTokens } from '../../tokens/api-tokens.ts'
import type { OidcProvider } from './oidc-provider.ts'
import type { OidcSettings } from './oidc-settings.ts'

/** Loaded with the first access token: most servers never see any. */
const jose = lazy(() => import('jose'))

/** By keys that are public. A shared secret, or no signature, would prove nothing. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
/** What an access token may say it is (RFC 9068). Others of the provider, as of a sign-out, say something else. */
const types = new Set(['jwt', 'at+jwt', 'application/at+jwt'])
/** Providers differ in how they name the client: RFC 9068, Keycloak and Auth0, Okta, Entra. */
const clientClaims = ['client_id', 'azp', 'cid', 'appid']
const secondsApart = 30
const keysWithinMs = 5000

type Settings = Pick<OidcSettings, 'issuer' | 'audience'>

/** Checks the provider's access tokens for us, by its public keys. Undefined where none are for us. */
export function createAccessTokens({ issuer, audience }: Settings, provider: OidcProvider): AccessTokens | undefined {
  if (audience === undefined) return undefined
  let keySource: { readonly issuer: string; readonly key: JWTVerifyGetKey } | undefined

  /** The keys are kept by `jose`, and fetched again for a token that names one which is not among them. */
  async function verifying() {
    if (!keySource) {
      const { createRemoteJWKSet } = await jose()
      const { issuer: name, address } = await provider.keys()
      keySource = { issuer: name, key: createRemoteJWKSet(address, { timeoutDuration: keysWithinMs }) }
    }
    return keySource
  }

  async function clientIn(token: string, now: Date, audience: string): Promise<string> {
    const { errors, jwtVerify } = await jose()
    const { key, issuer: name } = await verifying()
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      ...{ algorithms, audience, issuer: name, currentDate: now, clockTolerance: secondsApart },
      requiredClaims: ['exp'],
    })
    if (!types.has((protectedHeader.typ ?? 'jwt').toLowerCase())) throw new errors.JWTInvalid('Not an access token')
    // Somebody signed in there: it speaks for a person, not for the client.
    const scopes = String(payload.scope ?? '').split(' ')
    if (scopes.includes('openid')) throw new errors.JWTInvalid('Of a person')
    const client = clientClaims.map((claim) => payload[claim]).find((value) => typeof value === 'string')
    if (typeof client !== 'string') throw new errors.JWTInvalid('Names no client')
    return client
  }

  return {
    isOwn(token: string): boolean {
      const tokenIssuer = issuerOf(token)
      return URL.canParse(tokenIssuer) && new URL(tokenIssuer).href === issuer.href
    },

    async clientOf(token, now, log) {
      try {
        return await clientIn(token, now, audience)
      } catch (error) {
        const wrong = await wrongOf(error)
        if (wrong) {
          log.info(wrong, 'an access token was refused')
          return undefined
        }
        log.warn(
          { why: errorCode(error) ?? (error instanceof Error ? error.name : 'unknown') },
          'the provider’s keys could not be fetched',
        )
        throw new AppError(
          503,
          'sign_in_provider.silent',
          'The provider of this token does not answer: try again soon.',
          { retryAfterSeconds: 5, cause: error },
        )
      }
    },
  }
}

/** What is wrong with the token; undefined where its provider is to blame. */
async function wrongOf(error: unknown): Promise<{ readonly reason: string; readonly why: string } | undefined> {
  const { errors } = await jose()
  const isOfProvider =
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    errorCode(error) === 'ERR_JOSE_GENERIC'
  return error instanceof errors.JOSEError && !isOfProvider ? { reason: error.code, why: error.message } : undefined
}

/** The issuer that a JWT names; nothing is proved by that. */
function issuerOf(token: string): string {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return isRecord(claims) && typeof claims.iss === 'string' ? claims.iss : ''
  } catch {
    return ''
  }
}
