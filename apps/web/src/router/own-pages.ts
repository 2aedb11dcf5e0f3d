import type { ReactElement } from 'react'
import { matched, type Params } from './paths.ts'

/** A page with an address of its own. */
export type OwnPage = readonly [
  /** Its path, as in /quotes/:id. */
  pattern: string,
  draw: (params: Params) => ReactElement,
  /** Fetches what the server says on it; undefined where that is here. */
  data?: (params: Params) => Promise<unknown> | undefined,
]

/** What stands at a path, and what of it is missing; undefined where no page of these does. */
export function ownPageAt(pages: readonly OwnPage[], path: string) {
  for (const [pattern, draw, data] of pages) {
    const params = matched(pattern, path)
    if (!params) continue
    return { pattern, page: draw(params), missingData: () => data?.(params) }
  }
  return undefined
}

type Fetched = { readonly isHere: () => boolean; readonly fetch: () => Promise<unknown> }

const isFetched = (type: unknown): type is Fetched => typeof type === 'function' && 'isHere' in type && 'fetch' in type

/** Fetches the files of what is drawn; undefined where they are here. */
export const missingCode = (...drawn: readonly unknown[]): Promise<unknown> | undefined =>
  together(drawn.map((type) => (isFetched(type) && !type.isHere() ? type.fetch() : undefined)))

/** All of them, each to its end whichever that is; undefined where there is none. */
export function together(promises: readonly (Promise<unknown> | undefined)[]): Promise<unknown> | undefined {
  const some = promises.filter((each) => each !== undefined)
  return some.length > 0 ? Promise.allSettled(some) : undefined
}

/** Whether `use` would read it at once. */
export const isRead = (promise: Promise<unknown>): boolean => Reflect.get(promise, 'status') === 'fulfilled'
