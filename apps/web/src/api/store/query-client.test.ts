import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Query } from './query.ts'
import { createQueryClient } from './query-client.ts'

const created = () => createQueryClient({ retry: (count) => count < 2, staleTime: 60_000 })
let client = created()

/** A query that answers when it is told to. */
function answered<T>(queryKey: readonly unknown[], options: Omit<Query<T>, 'queryKey' | 'queryFn'> = {}) {
  const waiting: { readonly give: (data: T) => void; readonly fail: (error: Error) => void }[] = []
  const queryFn = vi.fn(
    (_asking: { readonly signal: AbortSignal }) =>
      new Promise<T>((give, fail) => {
        waiting.push({ give, fail })
      }),
  )
  const query: Query<T> = { queryKey, queryFn, ...options }
  const settle = async (index: number, settled: (one: (typeof waiting)[number]) => void) => {
    const one = waiting[index]
    if (one) settled(one)
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    query,
    queryFn,
    give: (data: T, index = waiting.length - 1) => settle(index, ({ give }) => give(data)),
    fail: (message: string, index = waiting.length - 1) => settle(index, ({ fail }) => fail(new Error(message))),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  client = created()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks once for all that want to know, and tells each of them once (speed)', async () => {
  const { query, queryFn, give } = answered<string>(['a'])
  const told = vi.fn()
  const entry = client.entry(query)
  entry.subscribe(told)
  entry.attend()
  entry.attend()
  const first = client.ensureQueryData(query)
  const second = client.fetchQuery(query)
  expect(queryFn).toHaveBeenCalledTimes(1)
  await give('x')
  expect([await first, await second, client.getQueryData(query)]).toEqual(['x', 'x', 'x'])
  expect(told).toHaveBeenCalledTimes(1)
})

it('asks again only when an answer is old, was changed, or is asked for anew', async () => {
  const { query, queryFn, give } = answered<string>(['a'])
  void client.fetchQuery(query)
  await give('x')
  vi.advanceTimersByTime(59_999)
  client.entry(query).attend()
  expect(queryFn).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  client.entry(query).attend()
  expect(queryFn).toHaveBeenCalledTimes(2)
  await give('y')
  void client.invalidateQueries(query)
  expect(queryFn).toHaveBeenCalledTimes(3)
})

it('keeps the same object for the same answer: nothing is drawn for it (speed)', async () => {
  const { query, give } = answered<{ readonly list: readonly number[] }>(['a'])
  const entry = client.entry(query)
  void entry.fetch()
  await give({ list: [1, 2] })
  const before = entry.read()
  const at = entry.updatedAt()
  vi.advanceTimersByTime(5)
  void entry.fetch()
  await give({ list: [1, 2] })
  expect(entry.read()).toBe(before)
  expect(entry.updatedAt()).toBe(at + 5)
  void entry.fetch()
  await give({ list: [1, 3] })
  expect(entry.read().data).toEqual({ list: [1, 3] })
})

it('takes null for an answer', async () => {
  const { query, give } = answered<string | null>(['a'])
  void client.fetchQuery(query)
  await give(null)
  expect(client.entry(query).read()).toMatchObject({ data: null, isSuccess: true })
})

it('does not take an answer that was asked for before something was known to have changed', async () => {
  const { query, queryFn, give } = answered<string>(['a'])
  client.setQueryData(query, 'known')
  const entry = client.entry(query)
  entry.attend()
  void entry.fetch()
  void client.invalidateQueries(query)
  expect(queryFn).toHaveBeenCalledTimes(2)
  expect(queryFn.mock.calls[0]?.[0].signal.aborted).toBe(true)
  await give('new', 1)
  await give('old', 0)
  expect(client.getQueryData(query)).toBe('new')
})

it('takes no answer that was not waited for, and goes on when it is asked again', async () => {
  const { query, give } = answered<string>(['a'])
  client.setQueryData(query, 'known')
  const entry = client.entry(query)
  void entry.fetch()
  client.cancelQueries(query)
  client.setQueryData(query, 'saved')
  await give('old')
  expect(client.getQueryData(query)).toBe('saved')
  expect(client.isFetching()).toBe(0)
  void entry.fetch()
  await give('new')
  expect(client.getQueryData(query)).toBe('new')
})

it('tries again after 1, 2 … seconds, and then keeps what it failed with beside the older answer', async () => {
  const { query, queryFn, fail } = answered<string>(['a'])
  client.setQueryData(query, 'old')
  const entry = client.entry(query)
  void entry.fetch()
  await fail('no')
  await vi.advanceTimersByTimeAsync(999)
  expect(queryFn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(queryFn).toHaveBeenCalledTimes(2)
  await fail('no')
  await vi.advanceTimersByTimeAsync(2000)
  await fail('never')
  expect(queryFn).toHaveBeenCalledTimes(3)
  expect(entry.read()).toMatchObject({ data: 'old', isError: true, isPending: false, error: new Error('never') })
})

it('forgets what it failed with as soon as it asks again, where there is nothing else to show', async () => {
  const { query, fail, give } = answered<string>(['a'], { retry: () => false })
  const entry = client.entry(query)
  void entry.fetch()
  await fail('no')
  expect(entry.read().isError).toBe(true)
  entry.attend()
  expect(entry.read().isPending).toBe(true)
  await give('x')
  expect(entry.read()).toMatchObject({ data: 'x', error: null })
})

it('waits for the connection, and does not count as fetching meanwhile', async () => {
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
  const { query, queryFn, give } = answered<string>(['a'])
  void client.fetchQuery(query)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queryFn).not.toHaveBeenCalled()
  expect(client.isFetching()).toBe(0)
  listeners.get('online')?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(client.isFetching()).toBe(1)
  await give('x')
  expect(client.getQueryData(query)).toBe('x')
})

it('asks again after a while as long as somebody shows it and the page is seen', async () => {
  const { query, queryFn, give } = answered<number>(['a'], {
    refetchInterval: (data) => (data === 3 ? false : 700),
    staleTime: 0,
  })
  const leave = client.entry(query).attend()
  await give(1)
  await vi.advanceTimersByTimeAsync(700)
  expect(queryFn).toHaveBeenCalledTimes(2)
  await give(2)
  vi.stubGlobal('document', { hidden: true })
  await vi.advanceTimersByTimeAsync(7000)
  expect(queryFn).toHaveBeenCalledTimes(2)
  vi.stubGlobal('document', { hidden: false })
  await vi.advanceTimersByTimeAsync(700)
  expect(queryFn).toHaveBeenCalledTimes(3)
  await give(3)
  await vi.advanceTimersByTimeAsync(7000)
  expect(queryFn).toHaveBeenCalledTimes(3)
  client.setQueryData(query, 1)
  leave()
  await vi.advanceTimersByTimeAsync(7000)
  expect(queryFn).toHaveBeenCalledTimes(3)
})

it('changes what begins with a key, and asks anew only for what is shown', () => {
  const shown = answered<string>(['quotes', 'page', 1])
  const hidden = answered<string>(['quotes', 'page', 2])
  const other = answered<string>(['quotes-of-others'])
  for (const { query } of [shown, hidden, other]) client.setQueryData(query, 'x')
  client.entry(shown.query).attend()
  client.entry(other.query).attend()
  void client.invalidateQueries({ queryKey: ['quotes'] })
  expect([shown, hidden, other].map(({ queryFn }) => queryFn.mock.calls.length)).toEqual([1, 0, 0])
  client.entry(hidden.query).attend()
  expect(hidden.queryFn).toHaveBeenCalledTimes(1)
  void client.invalidateQueries()
  expect(other.queryFn).toHaveBeenCalledTimes(1)
})

it('forgets what nobody shows, when its time is over', async () => {
  const { query } = answered<string>(['a'], { gcTime: 0 })
  client.setQueryData(query, 'x')
  const leave = client.entry(query).subscribe(() => undefined)
  leave()
  // Drawn again in the same moment, it is still shown.
  const leaveAgain = client.entry(query).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(client.getQueryData(query)).toBe('x')
  leaveAgain()
  await vi.advanceTimersByTimeAsync(0)
  expect(client.getQueryData(query)).toBeUndefined()
})

it('has nothing left once it is cleared, whatever arrives later', async () => {
  const { query, give } = answered<string>(['a'])
  client.setQueryData({ queryKey: ['b'], queryFn: () => Promise.resolve(1) }, 2)
  void client.fetchQuery(query)
  client.clear()
  await give('x')
  expect(client.getQueryData(query)).toBeUndefined()
  expect(client.isFetching()).toBe(0)
})

it('tells who watches that something is fetched, but never while a page is drawn', async () => {
  const { query, give } = answered<string>(['a'])
  const watcher = vi.fn()
  const stop = client.watchFetching(watcher)
  void client.entry(query).fetch()
  expect(watcher).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(watcher).toHaveBeenCalledTimes(1)
  await give('x')
  expect(watcher).toHaveBeenCalledTimes(2)
  stop()
  void client.entry(query).fetch()
  await give('y')
  expect(watcher).toHaveBeenCalledTimes(2)
})

it('asks again for what is old when the connection is back, and for some when the person is', () => {
  const listeners = new Map<string, () => void>()
  const listen = (name: string, listener: () => void) => listeners.set(name, listener)
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('document', { hidden: false, addEventListener: listen })
  client.listen()
  const quote = answered<string>(['quote'], { refetchOnWindowFocus: true })
  const site = answered<string>(['site'])
  const fixed = answered<string>(['fixed'], { staleTime: Number.POSITIVE_INFINITY })
  for (const { query } of [quote, site, fixed]) {
    client.setQueryData(query, 'x')
    client.entry(query).attend()
  }
  const asked = () => [quote, site, fixed].map(({ queryFn }) => queryFn.mock.calls.length)
  listeners.get('visibilitychange')?.()
  expect(asked()).toEqual([0, 0, 0])
  vi.advanceTimersByTime(60_000)
  listeners.get('visibilitychange')?.()
  expect(asked()).toEqual([1, 0, 0])
  listeners.get('online')?.()
  expect(asked()).toEqual([1, 1, 0])
})
