/** The credentials a caller needs. */
export type Caller = 'anybody' | 'perhaps_session' | 'session' | 'signed_in'

/** Over plain HTTP, and for a site below a path of its host, the session's cookie has another name; browsers send the right one. */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-cw_session',
    description: 'The browser’s session, set by the first call that begins something.',
  },
  signIn: {
    type: 'apiKey',
    in: 'cookie',
    name: 'user_auth',
    description: 'A sign-in by a one-time code or at an OpenID Connect provider. Worth nothing without its session.',
  },
} as const

const session: string[] = []

export const security: Readonly<Record<Caller, Record<string, string[]>[]>> = {
  anybody: [],
  perhaps_session: [{}, { session }],
  session: [{ session }, { session, signIn: session }],
  signed_in: [{ session, signIn: session }],
}
