import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Site } from '@coverwright/catalogue/sites/site'
import type { Log } from '../../../platform/log/log.ts'
import { faultsBetween, type SiteOfFile } from './between-sites.ts'
import { sentenceOf } from './read-site.ts'
import { filesFolderOf, readSiteFile } from './read-site-file.ts'
import { isSiteFile, soundSites } from './read-sites.ts'
import { createSites, type Sites } from './served-site.ts'
import { createFolderWatch } from './watch-folders.ts'

export type LiveSites = Sites & {
  /** Looks at the folder once. */
  look(): Promise<void>
  stop(): void
}

type Options = {
  readonly folder: string
  readonly log: Pick<Log, 'info' | 'error'>
  /** How long after a change it is looked: an editor writes a file in several steps. */
  readonly quietMs?: number
}

/** What is known of a file. */
type SiteFile = {
  /** Tells its content at the last look. */
  stamp: string
  /** As it is served; absent while it never could be. */
  good?: Site
  /** As it was written since, if it is sound by itself but gets in the way of another. */
  waiting?: Site
  /** Broken, or gone, at the last look: it may be being written just now, so it is looked at once more. */
  doubtful?: string
}

const gone = 'gone'

/** A line of a log is read by people: the command `site -- check` tells all. */
const mostTold = 20

/**
 * The sites of a folder, read again while they change. A file that cannot be used is refused in the log; what it said
 * before goes on being served, and so do all others. Refuses to begin with a fault in any of them.
 */
export async function createLiveSites({ folder, log, quietMs = 200 }: Options): Promise<LiveSites> {
  let timer: NodeJS.Timeout | undefined
  const lookSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      once().catch((error: unknown) => log.error({ err: error }, 'the sites could not be looked at'))
    }, quietMs).unref()
  }
  const watching = createFolderWatch({
    onChange: lookSoon,
    onTrouble: (error) => log.error({ err: error, folder }, 'changes of the sites are not seen before a restart'),
  })
  const followed = [folder, filesFolderOf(folder)]
  await watching.follow(followed)

  // What changes between this look and the reading is seen as a change at the next one.
  const stamps = await stampsIn(folder)
  const first = soundSites(folder)
  const files = new Map<string, SiteFile>(
    first.map(({ file, site }) => [file, { stamp: stamps.get(file) ?? '', good: site }]),
  )
  let current = createSites(first.map(({ site }) => site))
  let isUnreadable = false

  const refuse = (file: string, sentences: readonly string[]): void => {
    const before = files.get(file)?.good ? 'what it said before goes on being served' : 'it is not served'
    const more = sentences.length - mostTold
    const told = [...sentences.slice(0, mostTold), ...(more > 0 ? [`There are ${more} faults more.`] : [])]
    log.error({ file }, `The site file ${file} is refused, and ${before}: ${told.join('; ')}`)
  }

  /** Takes a changed file's content to where it may be served from; true when there is something new. */
  function read(file: string, stamp: string, watched: SiteFile): boolean {
    const outcome = readSiteFile(folder, file)
    if ('faults' in outcome && watched.doubtful !== stamp) {
      watched.doubtful = stamp
      return false
    }
    watched.stamp = stamp
    delete watched.doubtful
    delete watched.waiting
    if ('faults' in outcome) {
      refuse(
        file,
        outcome.faults.map((fault) => sentenceOf(file, fault)),
      )
      return false
    }
    if (isDeepStrictEqual(outcome.site, watched.good)) return false
    watched.waiting = outcome.site
    return true
  }

  /** Looks at one file; true when there is something new. */
  async function lookAt(file: string, filesStamp: string): Promise<boolean> {
    const stamp = await stampOf(path.join(folder, file), filesStamp)
    // A link that leads nowhere has never been a site.
    if (stamp === gone && !files.has(file)) return false
    const watched: SiteFile = files.get(file) ?? { stamp: '' }
    files.set(file, watched)
    if (stamp === watched.stamp) {
      delete watched.doubtful
      return false
    }
    if (stamp !== gone) return read(file, stamp, watched)
    if (watched.doubtful !== gone) {
      watched.doubtful = gone
      return false
    }
    files.delete(file)
    log.info({ file }, `The site file ${file} is gone, and its site is not served any more`)
    return true
  }

  const serving = (): readonly SiteOfFile[] =>
    [...files].flatMap(([file, { good }]) => (good ? [{ file, site: good }] : []))

  const take = (file: string, watched: SiteFile, site: Site): void => {
    watched.good = site
    delete watched.waiting
    log.info({ file, site: site.id }, `The site file ${file} is served as it is now`)
  }

  /** Serves what waits: all of it if that goes together, else each that goes with what is served. */
  function takeOver(changed: ReadonlySet<string>): void {
    const waiting = [...files].flatMap(([file, watched]) =>
      watched.waiting ? [{ file, watched, site: watched.waiting }] : [],
    )
    const others = serving().filter(({ file }) => !waiting.some((each) => each.file === file))
    if (faultsBetween([...others, ...waiting]).length === 0) {
      for (const { file, watched, site } of waiting) take(file, watched, site)
      return
    }
    for (const { file, watched, site } of waiting) {
      const rest = serving().filter((each) => each.file !== file)
      const faults = faultsBetween([...rest, { file, site }])
      if (faults.length === 0) take(file, watched, site)
      else if (changed.has(file))
        refuse(
          file,
          faults.map(({ fault }) => sentenceOf(file, fault)),
        )
    }
  }

  async function look(): Promise<void> {
    await watching.follow(followed)
    const names = await readdir(folder).catch(() => undefined)
    if (!names) {
      if (!isUnreadable)
        log.error({ folder }, `The folder of sites ${folder} cannot be read; what it said goes on being served`)
      isUnreadable = true
      return
    }
    isUnreadable = false
    const changed = new Set<string>()
    const filesStamp = await stampOf(filesFolderOf(folder))
    for (const file of new Set([...names.filter(isSiteFile), ...files.keys()].toSorted())) {
      if (await lookAt(file, filesStamp)) changed.add(file)
    }
    if (changed.size === 0) return
    takeOver(changed)
    const sites = serving().toSorted((left, right) => (left.file < right.file ? -1 : 1))
    current = createSites(sites.map(({ site }) => site))
  }

  let looking: Promise<void> | undefined
  /** Something changed while it was looked: it may have been looked past. */
  let isOutdated = false
  const once = (): Promise<void> => {
    if (looking) {
      isOutdated = true
      return looking
    }
    isOutdated = false
    looking = look().finally(() => {
      looking = undefined
      // Nothing may tell of it: a file that stays broken is told of at the second look, a folder may come back.
      const isDoubtful = isUnreadable || [...files.values()].some(({ doubtful }) => doubtful !== undefined)
      if (isOutdated || isDoubtful) lookSoon()
    })
    return looking
  }
  return {
    get all() {
      return current.all
    },
    get revision() {
      return current.revision
    },
    at: (host, url) => current.at(host, url),
    byId: (id) => current.byId(id),
    look: once,
    stop: () => {
      clearTimeout(timer)
      watching.stop()
    },
  }
}

async function stampsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder).catch(() => [])
  const filesStamp = await stampOf(filesFolderOf(folder))
  return new Map(
    await Promise.all(names.map(async (name) => [name, await stampOf(path.join(folder, name), filesStamp)] as const)),
  )
}

/** `besides`: what else the file is read again for, as its pictures are. */
async function stampOf(file: string, besides = ''): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file)
    return `${mtimeMs} ${size} ${ino} ${besides}`
  } catch {
    return gone
  }
}
