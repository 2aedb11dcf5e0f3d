import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type DiskRoom, freeReserveOfFullDisk, reserveBytes, watchDisk } from './disk-room.ts'

const megabyte = 1_048_576
const disk = vi.hoisted(() => ({ free: 0, held: '', looks: 0, trouble: '' }))
/** A disk that counts the space released with each reserved file. */
const answer = () => ({ bavail: disk.free + (disk.held && !existsSync(disk.held) ? 20 * megabyte : 0), bsize: 1 })
function look() {
  disk.looks += 1
  if (disk.trouble) throw Object.assign(new Error('The disk does not answer'), { code: disk.trouble })
  return answer()
}
vi.mock('node:fs/promises', async (original) => ({ ...(await original<object>()), statfs: async () => look() }))
vi.mock('node:fs', async (original) => ({ ...(await original<object>()), statfsSync: () => answer() }))

function watch(freeBytes: number) {
  Object.assign(disk, { free: freeBytes, held: '', trouble: '' })
  const parent = mkdtempSync(path.join(tmpdir(), 'cw-room-'))
  const folder = path.join(parent, 'not', 'there')
  const lines: string[] = []
  const log = { error: (sentence: string) => lines.push(sentence), warn: (sentence: string) => lines.push(sentence) }
  const room = watchDisk({ folder, log, freshMs: 0 })
  onTestFinished(async () => {
    await room.stop()
    rmSync(parent, { recursive: true, force: true })
  })
  return { room, told: lines, reserve: path.join(folder, 'reserve'), folder }
}

/** The state after one measurement, or after one of the next: the reserve is written in the background. */
const waitForCheck = (room: DiskRoom, check: () => void) =>
  vi.waitFor(
    async () => {
      await room.look()
      check()
    },
    { timeout: 60_000 },
  )

test('a full disk frees its reserve and accepts no save until there is room again (fault 4)', async () => {
  const { room, told, reserve } = watch(50 * megabyte)
  await waitForCheck(room, () => expect([existsSync(reserve), room.hasRoomForFiles()]).toEqual([true, true]))
  expect(room.isFull()).toBe(false)

  disk.free = 3 * megabyte
  await waitForCheck(room, () => expect(room.isFull()).toBe(true))
  await waitForCheck(room, () => expect(existsSync(reserve)).toBe(false))
  // Only the reserve was freed: the disk is as full as before.
  disk.free = 30 * megabyte
  await waitForCheck(room, () => expect(told).toHaveLength(1))
  expect(room.isFull()).toBe(true)

  disk.free = 90 * megabyte
  await waitForCheck(room, () => expect(room.isFull()).toBe(false))
  await waitForCheck(room, () => expect(existsSync(reserve)).toBe(true))
  expect(told).toEqual([expect.stringContaining('is full'), expect.stringContaining('has space again')])
})

test('space that the database has taken meanwhile is not required again: anything else freed is room (fault 4)', async () => {
  const { room, told, reserve } = watch(50 * megabyte)
  await waitForCheck(room, () => expect([existsSync(reserve), room.hasRoomForFiles()]).toEqual([true, true]))
  Object.assign(disk, { free: 3 * megabyte, held: reserve })
  await waitForCheck(room, () => expect(room.isFull()).toBe(true))
  await waitForCheck(room, () => expect(told).toHaveLength(1))
  // 3 and the 20 of the reserve; then the database takes 16 of them for the next file of its log.
  expect(room.isFull()).toBe(true)
  disk.free = -13 * megabyte
  await room.look()
  expect(room.isFull()).toBe(true)
  // Less than the reserve and a little more.
  disk.free = 12 * megabyte
  await waitForCheck(room, () => expect(room.isFull()).toBe(false))
  expect(told.at(-1)).toContain('has space again')
})

test('nobody asks, nobody measures; and however many ask, it is measured twice a second at most', async () => {
  const { room } = watch(50 * megabyte)
  await room.stop()
  const parent = mkdtempSync(path.join(tmpdir(), 'cw-room-'))
  const calm = watchDisk({ folder: parent, log: { error: () => undefined, warn: () => undefined }, freshMs: 60_000 })
  onTestFinished(async () => {
    await calm.stop()
    rmSync(parent, { recursive: true, force: true })
  })
  await vi.waitFor(() => expect(calm.hasRoomForFiles()).toBe(true), { timeout: 60_000 })
  await calm.look()
  const { looks } = disk
  for (let time = 0; time < 10; time++) expect(calm.look()).toBeUndefined()
  expect(disk.looks).toBe(looks)
})

test('files are refused before saves are (fault 4)', async () => {
  const { room } = watch(20 * megabyte)
  await waitForCheck(room, () => expect(room.hasRoomForFiles()).toBe(false))
  expect(room.isFull()).toBe(false)
  disk.free = reserveBytes * 2
  await waitForCheck(room, () => expect(room.hasRoomForFiles()).toBe(true))
})

test('a disk that cannot be measured is reported once, and again after it worked in between', async () => {
  const { room, told } = watch(50 * megabyte)
  const looks = async () => {
    for (let time = 0; time < 3; time++) await room.look()
  }
  await looks()
  expect(told).toEqual([])
  disk.trouble = 'EIO'
  await looks()
  expect(told).toEqual(['the disk cannot be checked (EIO)'])
  disk.trouble = ''
  await looks()
  disk.trouble = 'EIO'
  await looks()
  expect(told).toHaveLength(2)
})

test('the reserve is freed before anything starts on a full disk (fault 4)', async () => {
  const { room, folder, reserve, told } = watch(0)
  // It has freed its reserve. It created the folder: a server whose database is elsewhere had none.
  await waitForCheck(room, () => expect(told).toHaveLength(1))
  writeFileSync(reserve, 'held')
  freeReserveOfFullDisk(folder)
  expect(existsSync(reserve)).toBe(false)
})
