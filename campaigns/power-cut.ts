import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { option } from '../scripts/option.ts'
import { postmasterOf, startParts } from './parts/product.ts'
import { report } from './parts/report.ts'
import { createSavers, emptyTally } from './parts/savers.ts'

/**
 * The effect of a power cut on a disk, produced by the file system itself: ext4 is told to stop at once
 * (EXT4_IOC_SHUTDOWN without a flush of its journal). Data that was not flushed is lost, and the next mount replays
 * the journal.
 */
const cutPower = `my $how = pack("L", 2); open(F, "<", $ARGV[0]) or die; ioctl(F, 0x8004587D, $how) or die`
const megabytes = 1_500

const run = (program: string, ...args: string[]): boolean => spawnSync(program, args, { stdio: 'ignore' }).status === 0

type Disk = { readonly folder: string; cut(): void; mount(): void; remove(): void }

/** A disk in a file; undefined if that is not possible. */
export function createDisk(): Disk | undefined {
  const home = mkdtempSync(path.join(tmpdir(), 'cw-power-'))
  const image = path.join(home, 'disk.img')
  const folder = path.join(home, 'disk')
  mkdirSync(folder)
  writeFileSync(image, '')
  truncateSync(image, megabytes * 1_048_576)
  const isMounted = (): boolean => run('mount', '-o', 'loop', image, folder)
  const disk: Disk = {
    folder,
    cut() {
      if (!run('perl', '-e', cutPower, folder)) throw new Error('The power cannot be cut')
    },
    mount() {
      run('umount', folder)
      if (!isMounted()) throw new Error('The disk does not come back')
    },
    remove() {
      run('umount', '-l', folder)
      rmSync(home, { recursive: true, force: true })
    },
  }
  if (process.getuid?.() === 0 && run('mkfs.ext4', '-q', image) && isMounted()) return disk
  disk.remove()
  return undefined
}

/** Every acknowledged save exists after the power cut; data that was written but not flushed is lost. */
export async function powerCut({ rounds, people, disk }: { rounds: number; people: number; disk: Disk }) {
  const tally = emptyTally()
  let controlsLost = 0
  const data = path.join(disk.folder, 'data')
  const parts = await startParts({ DATA_DIR: data })
  try {
    const savers = await createSavers(people, () => parts.url, tally)
    for (let round = 0; round < rounds; round++) {
      let over = false
      const working = savers.map((saver) => saver.run(() => over))
      await wait(500 + Math.random() * 1_000)
      const control = path.join(disk.folder, `control-${round}`)
      writeFileSync(control, 'never forced to the disk')
      const postgres = postmasterOf(data)
      disk.cut()
      if (postgres !== undefined) process.kill(postgres, 'SIGKILL')
      await parts.server.kill()
      over = true
      await Promise.all(working)
      // The database's processes notice one after another that they are orphaned.
      await wait(1_000)
      disk.mount()
      if (!isThere(control)) controlsLost += 1
      await parts.server.start()
      for (const saver of savers) await saver.verify()
    }
  } finally {
    await parts.stop()
  }
  return { tally, controlsLost }
}

function isThere(file: string): boolean {
  try {
    return readFileSync(file, 'utf8') !== ''
  } catch {
    return false
  }
}

if (import.meta.main) {
  const disk = createDisk()
  if (disk) {
    try {
      const rounds = option('rounds', 20)
      const { tally, controlsLost } = await powerCut({ rounds, people: option('people', 1), disk })
      report(`The power cut while people save, ${rounds} times`, tally, {
        'files that were not forced to the disk, of them lost': `${rounds}, ${controlsLost}`,
      })
    } finally {
      disk.remove()
    }
  } else process.stdout.write('Skipped: this machine has no disk in a file (root, mkfs.ext4 and mount).\n')
}
