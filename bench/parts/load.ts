import { fork } from 'node:child_process'
import { inRoot } from '../../scripts/project.ts'
import type { LoadOrder, LoadResult } from './load-client.ts'

/** A process of its own that sends requests over many keep-alive connections. */
export function startLoad() {
  const child = fork(inRoot('bench/parts/load-client.ts'))
  return {
    run: (order: LoadOrder): Promise<LoadResult> =>
      new Promise((resolve) => {
        child.once('message', (result: LoadResult) => resolve(result))
        child.send(order)
      }),
    stop: () => child.kill(),
  }
}
