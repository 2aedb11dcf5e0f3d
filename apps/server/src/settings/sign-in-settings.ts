import { asText, isYes, webUrl } from './parsers.ts'
import { optional, setting } from './setting.ts'

export const signInSettings = {
  oidcIssuer: optional({
    name: 'OIDC_ISSUER',
    description:
      'An OpenID Connect provider to sign in at. It sends people back to each site’s address and `/api/sign-in/oidc/callback`, as in `https://acme.example/atelier/api/sign-in/oidc/callback`.',
    whenUnset: 'only codes sent by mail',
    parse: webUrl,
  }),
  oidcClientId: optional({
    name: 'OIDC_CLIENT_ID',
    description: 'Our name at the provider.',
    whenUnset: 'none',
    parse: asText,
  }),
  oidcClientSecret: optional({
    name: 'OIDC_CLIENT_SECRET',
    description: 'Our secret at the provider.',
    whenUnset: 'none',
    parse: asText,
  }),
  oidcAudience: optional({
    name: 'OIDC_AUDIENCE',
    description:
      'What the provider’s access tokens for this API name as their audience (`aud`). With it, partners’ machines sign in by client credentials of the provider ([api.md](api.md#a-client-of-your-provider)).',
    whenUnset: 'machines sign in only with our tokens',
    parse: asText,
  }),
  oidcName: optional({
    name: 'OIDC_NAME',
    description: 'What the provider’s button says.',
    whenUnset: 'the host of `OIDC_ISSUER`',
    parse: asText,
  }),
  oidcOnly: setting({
    name: 'OIDC_ONLY',
    description: '`yes` turns off codes by mail, so that only the provider signs people in.',
    fallback: 'no',
    parse: isYes,
  }),
}
