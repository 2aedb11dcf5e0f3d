import type { ComponentType, ReactNode } from 'react'
import { use } from 'react'

/** A component in a file of its own. */
export type Part<Props> = ((props: Props) => ReactNode) & {
  /** Fetches it ahead of need; what fails now is tried again when it is drawn. */
  readonly fetch: () => Promise<unknown>
  readonly isHere: () => boolean
}

/**
 * A component that is fetched when it is drawn, if it is not here by then. One that is here is drawn at once: with
 * `lazy` even that would first draw what stands in for it, which React then leaves there for 0.3 s.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const later = comingLater(load)
  // biome-ignore lint/correctness/noComponentHookFactories: one for each file, made once when its module is read
  function Fetched(props: Props) {
    const Component = use(later.needed())
    return <Component {...props} />
  }
  return Object.assign(Fetched, later)
}

/** Something in a file of its own: `needed` is for `use`, `fetch` ahead of need. */
export function comingLater<T>(load: () => Promise<T>) {
  let asked: Promise<T> | undefined
  return {
    needed: (): Promise<T> => {
      asked ??= readable(load())
      return asked
    },
    /** Also while it is waited for already. */
    isHere: () => asked !== undefined,
    /** What fails now is tried again when it is needed. */
    fetch: async (): Promise<unknown> => {
      if (asked) return
      const loaded = await load()
      asked ??= readable(Promise.resolve(loaded))
      return
    },
  }
}

/** Marks what a promise came to, so that `use` reads it at once where it is settled by then. */
export function readable<T>(promise: Promise<T>): Promise<T> {
  // Nothing is returned: whoever waits for it is told of a failure, and nobody else.
  const mark = (outcome: object): void => void Object.assign(promise, outcome)
  promise.then(
    (value) => mark({ status: 'fulfilled', value }),
    (reason: unknown) => mark({ status: 'rejected', reason }),
  )
  return promise
}
