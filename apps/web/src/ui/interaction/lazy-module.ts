import { use } from 'react'

/** Code, or anything made of it, that is fetched when it is first needed. */
export type LazyModule<Module> = {
  /** Undefined until it is loaded. */
  readonly loaded: () => Module | undefined
  /** Fetches it once; a failure stays until a prefetch succeeds or the page is loaded anew. */
  readonly load: () => Promise<Module>
  /** Fetches it ahead of need. A failure is forgotten, so that it is fetched again when it is needed. */
  readonly prefetch: () => Promise<unknown>
  /** For components: returns it, and suspends only until it is loaded. */
  readonly read: () => Module
}

/**
 * Notes on a promise what it came to. `use` reads these fields and returns at once; without them it suspends once more,
 * and React leaves the fallback on the page for 0.3 s.
 */
function markSettled<T>(promise: Promise<T>): Promise<T> {
  // Nothing is returned: whoever waits for the promise itself is told of a failure.
  const mark = (outcome: object): void => void Object.assign(promise, outcome)
  promise.then(
    (value) => mark({ status: 'fulfilled', value }),
    (reason: unknown) => mark({ status: 'rejected', reason }),
  )
  return promise
}

export function createLazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined
  let loading: Promise<Module> | undefined
  const load = (): Promise<Module> => {
    loading ??= markSettled(
      fetch().then((module) => {
        loaded = module
        return module
      }),
    )
    return loading
  }
  return {
    loaded: () => loaded,
    load,
    prefetch: () =>
      load().catch((error: unknown) => {
        loading = undefined
        throw error
      }),
    read: () => use(load()),
  }
}
