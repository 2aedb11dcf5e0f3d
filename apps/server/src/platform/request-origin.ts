import { AsyncLocalStorage } from 'node:async_hooks'
import type { DeviceKind } from '@coverwright/contract/values'

/** The origin of the current work: a request, or the request that queued the job. */
export type RequestOrigin = {
  /** Quoted to support, logged with every line, and sent to carriers. */
  readonly requestId: string
  /** The client's IP address; personal data. Undefined for jobs. */
  readonly address: string | undefined
  /** The kind of device it comes from; undefined for programs and jobs. */
  readonly device?: DeviceKind | undefined
}

const origins = new AsyncLocalStorage<RequestOrigin>()

/** The origin of the work that is running; undefined at start and in commands. */
export const currentOrigin = (): RequestOrigin | undefined => origins.getStore()

/** Runs `work`, and everything it starts, with this origin. */
export const comingFrom = <Result>(origin: RequestOrigin, work: () => Result): Result => origins.run(origin, work)
