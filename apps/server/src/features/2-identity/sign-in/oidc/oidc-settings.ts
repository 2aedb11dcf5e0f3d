import { StartupError } from '../../../../platform/errors/startup-error.ts'

/** An OpenID Connect provider that people may sign in at. */
export type OidcSettings = {
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: string
  /** What its button says. */
  readonly name: string
  /** Whether signing in by a mailed code is turned off. */
  readonly only: boolean
  /** What access tokens for us name as their audience. Without it no machine signs in by them. */
  readonly audience?: string
}

/** This machine, where HTTP cannot be overheard. */
export const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

type Options = {
  readonly issuer: URL | undefined
  readonly clientId: string | undefined
  readonly clientSecret: string | undefined
  readonly name: string | undefined
  readonly only: boolean
  readonly audience: string | undefined
}

/** The configured provider. Refuses an incomplete one, and one without HTTPS. */
export function oidcSettings({
  issuer,
  clientId,
  clientSecret,
  name,
  only,
  audience,
}: Options): OidcSettings | undefined {
  if (!issuer) {
    if (only) throw new StartupError('OIDC_ONLY is yes, but OIDC_ISSUER is missing: nobody could sign in.')
    if (audience) throw new StartupError('OIDC_AUDIENCE needs OIDC_ISSUER, the provider that issues its tokens.')
    return undefined
  }
  if (issuer.protocol === 'http:' && !isLoopback(issuer))
    throw new StartupError('OIDC_ISSUER must begin with https://, unless the provider runs on this machine.')
  if (!clientId || !clientSecret) throw new StartupError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.')
  // What says who signed in (an ID token) names the client as its audience, and would let people's sign-ins in as machines.
  if (audience === clientId)
    throw new StartupError('OIDC_AUDIENCE must differ from OIDC_CLIENT_ID: it names this API, not its client.')
  return { issuer, clientId, clientSecret, name: name || issuer.hostname, only, ...(audience ? { audience } : {}) }
}
