import { execFileSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { expect, it, onTestFinished, vi } from 'vitest'
import { releaseStartMemory, soonerFlags } from './tune-v8.ts'

/** Something that nobody holds. @returns whether it still takes room: it does until everything is collected */
function leftOver(): () => boolean {
  const held = new WeakRef({})
  return () => held.deref() !== undefined
}

/** Does something every ten milliseconds. @returns what ends it, and how often it was done */
function work(ms = 5) {
  let times = 0
  const timer = setInterval(() => {
    const until = performance.now() + ms
    while (performance.now() < until);
    times += 1
  }, 10)
  onTestFinished(() => clearInterval(timer))
  return { end: () => clearInterval(timer), times: () => times }
}

it('gives back what only the start needed when there is little to do (speed)', async () => {
  const isThere = leftOver()
  const { end, times } = work()
  onTestFinished(releaseStartMemory(50))
  await vi.waitFor(() => expect(times()).toBeGreaterThan(40), 10_000)
  expect(isThere()).toBe(true)
  end()
  // After eight seconds of doing nothing V8 collects by itself.
  await vi.waitFor(() => expect(isThere()).toBe(false), { timeout: 4_000, interval: 100 })
})

it('gives nothing back once it is stopped', async () => {
  const isThere = leftOver()
  const stop = releaseStartMemory(20)
  await stop()
  const { times } = work(0)
  await vi.waitFor(() => expect(times()).toBeGreaterThan(30), 10_000)
  expect(isThere()).toBe(true)
})

it('asks of V8 nothing that it does not know', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(soonerFlags.length).toBeGreaterThan(0)
  for (const flag of soonerFlags) expect(known).toContain(`${flag.split('=')[0]} (`)
})
