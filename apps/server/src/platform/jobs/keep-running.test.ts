import { EventEmitter } from 'node:events'
import type { Runner } from 'graphile-worker'
import { expect, test, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'

function fakeRunner() {
  const end = Promise.withResolvers<void>()
  const stop = vi.fn(async () => end.resolve())
  const neverUsed = async (): Promise<never> => {
    throw new Error('unused')
  }
  const runner: Runner = {
    stop,
    kill: neverUsed,
    addJob: neverUsed,
    promise: end.promise,
    events: new EventEmitter(),
    [Symbol.asyncDispose]: stop,
  }
  return { runner, stop, fail: () => end.reject(new Error('its database is gone')) }
}

test('jobs go on after the queue ended by itself, even if the first restart fails (case D7)', async () => {
  const first = fakeRunner()
  const second = fakeRunner()
  const lines: unknown[] = []
  const start = vi
    .fn<() => Promise<Runner>>()
    .mockResolvedValueOnce(first.runner)
    .mockRejectedValueOnce(new Error('still gone'))
    .mockResolvedValueOnce(second.runner)
  const stop = await keepRunning({ start, onEnd: (error) => lines.push(error), shortestPauseMs: 1 })
  first.fail()
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(3), { timeout: 60_000 })
  expect(lines).toHaveLength(2)
  await stop()
  expect(second.stop).toHaveBeenCalledOnce()
})
