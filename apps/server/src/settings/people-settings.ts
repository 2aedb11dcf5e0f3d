import { asPath, asText, isYes, webUrl, wholeNumber } from './parsers.ts'
import { optional, setting } from './setting.ts'

export const peopleSettings = {
  staffFile: optional({
    name: 'STAFF_FILE',
    meaning:
      'Who works here: agencies, agents and support, as in `packages/catalogue/src/staff/sample-staff.json`. Servers that share a database share it.',
    usual: 'the samples’ staff with the sample insurers, else nobody',
    parse: asPath,
  }),
  staffSecondFactor: setting({
    name: 'STAFF_SECOND_FACTOR',
    meaning:
      'Agents and support prove an authenticator app’s code at each new device, for thirty days; if the app is lost: `npm run staff -- reset-second-factor <email>`. `no` lets them in by their address alone, for an OpenID Connect provider that asks for more itself without saying so (`amr`, `acr`).',
    fallback: 'yes',
    parse: isYes,
  }),
  staffIdleMinutes: setting({
    name: 'STAFF_IDLE_MINUTES',
    meaning:
      'Agents and support are signed out after so many minutes without a call, and after twelve hours in any case.',
    fallback: '30',
    parse: wholeNumber(5, 720),
  }),
  oidcIssuer: optional({
    name: 'OIDC_ISSUER',
    meaning:
      'An OpenID Connect provider to sign in at. It sends people back to each site’s address and `/api/sign-in/oidc/callback`, as in `https://acme.example/atelier/api/sign-in/oidc/callback`.',
    usual: 'codes sent by mail alone',
    parse: webUrl,
  }),
  oidcClientId: optional({
    name: 'OIDC_CLIENT_ID',
    meaning: 'Our name at the provider.',
    usual: 'none',
    parse: asText,
  }),
  oidcClientSecret: optional({
    name: 'OIDC_CLIENT_SECRET',
    meaning: 'Our secret at the provider.',
    usual: 'none',
    parse: asText,
  }),
  oidcName: optional({
    name: 'OIDC_NAME',
    meaning: 'What the provider’s button says.',
    usual: 'the host of `OIDC_ISSUER`',
    parse: asText,
  }),
  oidcOnly: setting({
    name: 'OIDC_ONLY',
    meaning: '`yes` for no codes by mail besides the provider.',
    fallback: 'no',
    parse: isYes,
  }),
}
