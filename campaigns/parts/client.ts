import { setTimeout as wait } from 'node:timers/promises'

/** The result of a call. Status 0: no response arrived, so it may or may not have happened. */
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  // biome-ignore lint/suspicious/noExplicitAny: campaigns look into replies of every shape
  readonly body: any
  /** With status 0: the code of the connection's error. */
  readonly cut?: string
}

export type Client = ReturnType<typeof createClient>

type Options = {
  /** The server's address; read before each call, since it may move. */
  readonly url: () => string
  /** How long to wait for a response. */
  readonly patienceMs?: number
}

function cutOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return cause instanceof Error ? cause.name : 'unknown'
}

/** One person's browser over real HTTP: it keeps its cookies. */
export function createClient({ url, patienceMs = 15_000 }: Options) {
  const jar = new Map<string, string>()

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    try {
      const reply = await fetch(`${url()}/api/${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(jar.size ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      })
      for (const cookie of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        jar.set(name, value)
      }
      const text = await reply.text()
      const isJson = reply.headers.get('content-type')?.includes('json')
      return {
        status: reply.status,
        headers: Object.fromEntries(reply.headers),
        body: isJson ? JSON.parse(text) : text,
      }
    } catch (error) {
      return { status: 0, headers: {}, body: undefined, cut: cutOf(error) }
    }
  }

  /** For calls that only prepare: retries as long as the server says that it is too busy. */
  async function comeAgain(...args: Parameters<typeof call>): Promise<Answer> {
    for (const giveUp = performance.now() + 120_000; ; ) {
      const answer = await call(...args)
      const isBusy = answer.status === 503 || answer.status === 429
      if (!isBusy || performance.now() > giveUp) return answer
      await wait(1_000 * Number(answer.headers['retry-after'] ?? 1))
    }
  }

  return {
    jar,
    call,
    get: (path: string) => comeAgain('GET', path),
    async begin() {
      return (await comeAgain('POST', 'quote', {})).body.data
    },
    save: (quote: { _id: string; version: number }, step: string | undefined, answers: object) =>
      comeAgain('PATCH', `quote/${quote._id}`, { step, ...answers }, { 'if-match': `"${quote.version}"` }),
  }
}
