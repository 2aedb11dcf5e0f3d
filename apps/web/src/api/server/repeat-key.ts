import { ApiProblem } from './problem.ts'

const open = new Map<string, { readonly content: string; readonly key: string }>()

/**
 * Sends a request that makes something under a key: the same one while nothing in it changed and nobody answered for
 * certain, so that what is sent again makes no second one.
 * @param name what is asked for; one at a time is under way for each
 */
export async function underKey<T>(
  name: string,
  content: unknown,
  send: (headers: { readonly 'idempotency-key': string }) => Promise<T>,
): Promise<T> {
  const text = JSON.stringify(content)
  const known = open.get(name)
  const request = known?.content === text ? known : { content: text, key: crypto.randomUUID() }
  open.set(name, request)
  const done = () => {
    if (open.get(name) === request) open.delete(name)
  }
  try {
    const made = await send({ 'idempotency-key': request.key })
    done()
    return made
  } catch (problem) {
    if (problem instanceof ApiProblem && !problem.isPassing) done()
    throw problem
  }
}
