// biome-ignore lint/suspicious/noExplicitAny: a client that knows no schema
export type Data = any

/** Sends a call and returns the `data` of its reply; throws with the server's message if it is refused. */
export type Send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, headers?: object) => Promise<Data>

/** Keeps its cookies, like a browser. */
export function createClient(base: string): Send {
  const jar = new Map<string, string>()
  return async (method, path, body, headers = {}) => {
    const reply = await fetch(`${base}/${path}`, {
      method,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    const data: Data = await reply.json()
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(data)}`)
    return data.data
  }
}

/** What still prevents a quote from being submitted, by the names of its fields. */
export async function missingIn(send: Send, id: string): Promise<readonly string[]> {
  const { problems } = await send('GET', `quote/${id}/validate`)
  return problems.map(({ field, message }: Data) => `${field} (${message})`)
}

/** The offers of a submitted quote, once every insurer has answered. */
export async function offersOf(send: Send, uuid: string): Promise<readonly Data[]> {
  const patience = Date.now() + 60_000
  for (;;) {
    const { processed, offers } = await send('GET', `quote/uuid/${uuid}?checkIfProcessed=true`)
    if (processed) return offers
    if (Date.now() > patience) throw new Error('The insurers have not answered within a minute')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

export const inWords = ({ carrier_name, line, state, premium }: Data): string =>
  `${carrier_name}, ${line}: ${state}${premium ? `, ${premium.amount / 100} ${premium.currency} a year` : ''}`
