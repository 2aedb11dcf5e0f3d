/** The credentials a caller needs. A partner's token made for `purpose` works as well. */
export type Caller = {
  readonly needs: 'nothing' | 'perhaps_session' | 'session' | 'sign_in'
  readonly purpose?: string
}

/** Over plain HTTP, and for a site below a path of its host, the session's cookie has another name; browsers send the right one. */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-cw_session',
    description: 'The browser’s session, set by the first call that creates something.',
  },
  signIn: {
    type: 'apiKey',
    in: 'cookie',
    name: 'user_auth',
    description: 'A sign-in by a one-time code or at an OpenID Connect provider. Valid only together with its session.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'cw_… or JWT',
    description:
      'A partner’s token, for one site and certain purposes: `read`, `quote` (begin and fill in), `submit`, `share` (send ' +
      'links). Whoever runs the site makes it with `npx coverwright tokens make`. Where the site has an OpenID Connect provider, ' +
      'an access token by its client credentials does as well. With a token, cookies count for nothing.',
  },
} as const

const session: string[] = []

const browser: Readonly<Record<Caller['needs'], Record<string, string[]>[]>> = {
  nothing: [],
  perhaps_session: [{}, { session }],
  session: [{ session }, { session, signIn: session }],
  sign_in: [{ session, signIn: session }],
}

/** The ways to authenticate a call. */
export const securityOf = ({ needs, purpose }: Caller): Record<string, string[]>[] => [
  ...browser[needs],
  ...(purpose ? [{ token: [purpose] }] : []),
]
