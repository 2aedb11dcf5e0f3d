import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freeReserveOfFullDisk, reserveBytes, watchDisk } from './disk-room.ts'

const megabyte = 1_048_576
const disk = vi.hoisted(() => ({ free: 0 }))
const answer = () => ({ bavail: disk.free, bsize: 1 })
vi.mock('node:fs/promises', async (original) => ({ ...(await original<object>()), statfs: async () => answer() }))
vi.mock('node:fs', async (original) => ({ ...(await original<object>()), statfsSync: () => answer() }))

function watch(freeBytes: number) {
  disk.free = freeBytes
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-room-'))
  const told: string[] = []
  const log = { error: (sentence: string) => told.push(sentence), warn: (sentence: string) => told.push(sentence) }
  const room = watchDisk({ folder, log, everyMs: 5 })
  onTestFinished(async () => {
    await room.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return { room, told, reserve: path.join(folder, 'reserve'), folder }
}

test('a full disk gives its reserve back and takes no save until there is room again (fault 4)', async () => {
  const { room, told, reserve } = watch(50 * megabyte)
  await vi.waitFor(() => expect(existsSync(reserve)).toBe(true))
  expect(room.isFull()).toBe(false)

  disk.free = 3 * megabyte
  await vi.waitFor(() => expect(room.isFull()).toBe(true))
  await vi.waitFor(() => expect(existsSync(reserve)).toBe(false))
  // Only what was given back: the disk is as full as before.
  disk.free = 30 * megabyte
  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(room.isFull()).toBe(true)

  disk.free = 90 * megabyte
  await vi.waitFor(() => expect(room.isFull()).toBe(false))
  await vi.waitFor(() => expect(existsSync(reserve)).toBe(true))
  expect(told).toEqual([expect.stringContaining('is full'), expect.stringContaining('has room again')])
})

test('files are refused before saves are (fault 4)', async () => {
  const { room } = watch(20 * megabyte)
  await vi.waitFor(() => expect(room.hasRoomForFiles()).toBe(false))
  expect(room.isFull()).toBe(false)
  disk.free = reserveBytes * 2
  await vi.waitFor(() => expect(room.hasRoomForFiles()).toBe(true))
})

test('the reserve is given back before anything starts on a full disk (fault 4)', () => {
  const { folder, reserve } = watch(0)
  writeFileSync(reserve, 'held')
  freeReserveOfFullDisk(folder)
  expect(existsSync(reserve)).toBe(false)
})
