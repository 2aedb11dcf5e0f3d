import { ApiProblem } from './problem.ts'

type OpenRequest = { readonly content: string; readonly key: string }

const openRequests = new Map<string, OpenRequest>()

/**
 * Sends a request under an idempotency key. It keeps its key while its content stays the same and no definite answer
 * came, so that repeating it has no second effect.
 * @param name of the kind of request; one of each is open at a time
 */
export async function withIdempotencyKey<T>(
  name: string,
  content: unknown,
  send: (headers: { readonly 'idempotency-key': string }) => Promise<T>,
): Promise<T> {
  const text = JSON.stringify(content)
  const open = openRequests.get(name)
  const request = open?.content === text ? open : { content: text, key: crypto.randomUUID() }
  openRequests.set(name, request)
  const close = () => {
    if (openRequests.get(name) === request) openRequests.delete(name)
  }
  try {
    const reply = await send({ 'idempotency-key': request.key })
    close()
    return reply
  } catch (problem) {
    if (problem instanceof ApiProblem && !problem.isTransient) close()
    throw problem
  }
}
