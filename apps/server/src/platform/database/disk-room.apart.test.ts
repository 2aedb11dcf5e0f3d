import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freeReserveOfFullDisk, reserveBytes, watchDisk } from './disk-room.ts'

const megabyte = 1_048_576
const disk = vi.hoisted(() => ({ free: 0, held: '', looks: 0, trouble: '' }))
/** A disk that counts what is given back, when it is told of a file that was held. */
const answer = () => ({ bavail: disk.free + (disk.held && !existsSync(disk.held) ? 20 * megabyte : 0), bsize: 1 })
function looked() {
  disk.looks += 1
  if (disk.trouble) throw Object.assign(new Error('The disk does not answer'), { code: disk.trouble })
  return answer()
}
vi.mock('node:fs/promises', async (original) => ({ ...(await original<object>()), statfs: async () => looked() }))
vi.mock('node:fs', async (original) => ({ ...(await original<object>()), statfsSync: () => answer() }))

function watch(freeBytes: number) {
  Object.assign(disk, { free: freeBytes, held: '', trouble: '' })
  const parent = mkdtempSync(path.join(tmpdir(), 'cw-room-'))
  const folder = path.join(parent, 'not', 'there')
  const told: string[] = []
  const log = { error: (sentence: string) => told.push(sentence), warn: (sentence: string) => told.push(sentence) }
  const room = watchDisk({ folder, log, everyMs: 5 })
  onTestFinished(async () => {
    await room.stop()
    rmSync(parent, { recursive: true, force: true })
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

test('what the database took meanwhile is not asked for once more: what somebody freed is room (fault 4)', async () => {
  const { room, told, reserve } = watch(50 * megabyte)
  await vi.waitFor(() => expect(existsSync(reserve)).toBe(true))
  Object.assign(disk, { free: 3 * megabyte, held: reserve })
  await vi.waitFor(() => expect(room.isFull()).toBe(true))
  await vi.waitFor(() => expect(told).toHaveLength(1))
  // 3 and the 20 that were given back; then the database takes 16 of them for the next file of its log.
  expect(room.isFull()).toBe(true)
  disk.free = -13 * megabyte
  const before = disk.looks
  await vi.waitFor(() => expect(disk.looks).toBeGreaterThan(before + 1))
  expect(room.isFull()).toBe(true)
  // Less than was given back and a little more.
  disk.free = 12 * megabyte
  await vi.waitFor(() => expect(room.isFull()).toBe(false))
  expect(told.at(-1)).toContain('has room again')
})

test('files are refused before saves are (fault 4)', async () => {
  const { room } = watch(20 * megabyte)
  await vi.waitFor(() => expect(room.hasRoomForFiles()).toBe(false))
  expect(room.isFull()).toBe(false)
  disk.free = reserveBytes * 2
  await vi.waitFor(() => expect(room.hasRoomForFiles()).toBe(true))
})

test('a disk that cannot be looked at is told of once, and again when it was well meanwhile', async () => {
  const { told } = watch(50 * megabyte)
  const looks = async () => {
    const before = disk.looks
    await vi.waitFor(() => expect(disk.looks).toBeGreaterThan(before + 2))
  }
  await looks()
  expect(told).toEqual([])
  disk.trouble = 'EIO'
  await looks()
  expect(told).toEqual(['the disk cannot be looked at (EIO)'])
  disk.trouble = ''
  await looks()
  disk.trouble = 'EIO'
  await looks()
  expect(told).toHaveLength(2)
})

test('the reserve is given back before anything starts on a full disk (fault 4)', async () => {
  const { folder, reserve, told } = watch(0)
  // It has given back what it held. The folder it has made: a server whose database lies elsewhere has had none.
  await vi.waitFor(() => expect(told).toHaveLength(1))
  writeFileSync(reserve, 'held')
  freeReserveOfFullDisk(folder)
  expect(existsSync(reserve)).toBe(false)
})
