import { AsyncLocalStorage } from 'node:async_hooks'

/** Where the work at hand comes from: a request, or the request that queued the job. */
export type RequestOrigin = {
  /** Quoted to support, written in every line of the log, and sent along to insurers. */
  readonly requestId: string
  /** Whence the request came; personal data. Undefined for jobs. */
  readonly address: string | undefined
}

const origins = new AsyncLocalStorage<RequestOrigin>()

/** The origin of the work that is running; undefined at start and in commands. */
export const currentOrigin = (): RequestOrigin | undefined => origins.getStore()

/** Does `work`, and all that follows from it, as coming from `origin`. */
export const comingFrom = <Result>(origin: RequestOrigin, work: () => Result): Result => origins.run(origin, work)
