import type { FastifyInstance } from 'fastify'

export type MethodsAt = (pathname: string) => readonly string[]

/**
 * Collects the routes that are registered from now on, except wildcards, which are not resources of their own.
 * @returns the methods of a path, none for an unknown one
 */
export function collectMethods(app: FastifyInstance): MethodsAt {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methodsHere = methods.get(url) ?? new Set()
    for (const each of [method].flat()) methodsHere.add(each)
    methods.set(url, methodsHere)
  })
  const compile = () =>
    [...methods]
      .filter(([url]) => !url.includes('*'))
      .map(([url, methodsOfUrl]) => [patternOf(url), methodsOfUrl] as const)
  let patterns: ReturnType<typeof compile> | undefined
  app.addHook('onReady', async () => {
    patterns = compile()
  })
  return (pathname) => [
    ...new Set(
      (patterns ?? compile()).flatMap(([pattern, methodsOfUrl]) => (pattern.test(pathname) ? [...methodsOfUrl] : [])),
    ),
  ]
}

/** Parameters take one part of a path. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.()+?^$|[\]\\{}]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
