import type { Configuration, IDToken, UserInfoResponse } from 'openid-client'
import { lazy } from '../../../../platform/lazy.ts'
import { checkedEmail } from '../../users/checked-email.ts'
import type { VerifiedIdentity } from '../complete-sign-in.ts'
import { isLoopback, type OidcSettings } from './oidc-settings.ts'

/** Loaded with the first sign-in: most servers have no provider. */
export const openid = lazy(() => import('openid-client'))

const timeoutSeconds = 5
const longestName = 100

/** The secrets of one sign-in, encrypted until the person returns from the provider. */
export type Secrets = { readonly verifier: string; readonly nonce: string }

/** Why the provider's reply does not prove an address. */
export class UnprovenAddress extends Error {
  override readonly name = 'UnprovenAddress'
}

export type OidcProvider = ReturnType<typeof createOidcProvider>

/** A client of the provider. Its configuration is fetched at the first sign-in, and again after a failure. */
export function createOidcProvider({ issuer, clientId, clientSecret }: OidcSettings) {
  let discoveredConfiguration: Promise<Configuration> | undefined

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, discovery } = await openid()
    const execute = issuer.protocol === 'http:' && isLoopback(issuer) ? [allowInsecureRequests] : []
    return await discovery(issuer, clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds })
  }

  async function configuration(): Promise<Configuration> {
    discoveredConfiguration ??= discover()
    try {
      return await discoveredConfiguration
    } catch (error) {
      discoveredConfiguration = undefined
      throw error
    }
  }

  return {
    /** Fetches the provider's configuration; throws when it does not answer. */
    async check(): Promise<void> {
      await configuration()
    },

    /** The provider's issuer name, and the location of its public keys. */
    async keys(): Promise<{ readonly issuer: string; readonly address: URL }> {
      const { issuer: name, jwks_uri = '' } = (await configuration()).serverMetadata()
      const address = new URL(jwks_uri)
      if (address.protocol !== 'https:' && !isLoopback(issuer)) throw new Error('The provider’s keys are not at HTTPS')
      return { issuer: name, address }
    },

    /** The provider's page, where the person signs in. */
    async page(redirectUri: string, state: string, { verifier, nonce }: Secrets): Promise<URL> {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openid()
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },

    /**
     * The address that the provider has verified.
     * @param callbackUrl our address, with the parameters that the provider added
     */
    async verifiedIdentity(callbackUrl: URL, state: string, { verifier, nonce }: Secrets): Promise<VerifiedIdentity> {
      const { authorizationCodeGrant, fetchUserInfo } = await openid()
      const config = await configuration()
      const tokens = await authorizationCodeGrant(config, callbackUrl, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new UnprovenAddress('no ID token')
      // Many providers give the address only in their user info.
      const source = claims.email === undefined ? await fetchUserInfo(config, tokens.access_token, claims.sub) : claims
      return { ...identityIn(source), secondFactor: saysSecondFactor(claims) }
    },
  }
}

/** What providers call a sign-in with two factors: RFC 8176, and the classes of OpenID, NIST and others. */
const strongMethods: ReadonlySet<unknown> = new Set(['mfa', 'otp', 'hwk'])
const strongClass = /multi-?factor|\bmfa\b|^phrh?$|\baal[23]\b/i

/** Whether the provider asked for a second factor itself. Only its signed claims count. */
export const saysSecondFactor = ({ amr, acr }: Readonly<Record<string, unknown>>): boolean =>
  (Array.isArray(amr) && amr.some((method) => strongMethods.has(method))) ||
  (typeof acr === 'string' && strongClass.test(acr))

function identityIn({ email, email_verified, given_name, family_name }: IDToken | UserInfoResponse): VerifiedIdentity {
  if (typeof email !== 'string') throw new UnprovenAddress('no address')
  if (email_verified !== true) throw new UnprovenAddress('address not verified')
  return { email: checkedEmail(email), first_name: nameOf(given_name), last_name: nameOf(family_name) }
}

const nameOf = (name: unknown): string | undefined =>
  typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, longestName) : undefined
