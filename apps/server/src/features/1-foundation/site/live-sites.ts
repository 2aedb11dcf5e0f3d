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
  /** Reads the folder once. */
  look(): Promise<void>
  stop(): void
}

type Options = {
  readonly folder: string
  readonly log: Pick<Log, 'info' | 'error'>
  /** The delay after a change: an editor writes a file in several steps. */
  readonly quietMs?: number
}

type SiteFile = {
  /** Identifies its content when it was last read. */
  stamp: string
  /** The version that is served; absent if none was ever valid. */
  good?: Site
  /** A newer version that is valid by itself but conflicts with another site. */
  waiting?: Site
  /** Set if it was invalid or missing: it may be in the middle of being written, so it is read once more. */
  doubtful?: string
}

const missing = 'gone'

/** Keeps log lines readable: the command `site -- check` lists all faults. */
const mostFaults = 20

/**
 * The sites of a folder, reread when they change. An invalid file is reported in the log, and its last valid version stays
 * served, like all other sites. Refuses to start with a fault in any of them.
 */
export async function createLiveSites({ folder, log, quietMs = 200 }: Options): Promise<LiveSites> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const lookSoon = (): void => {
    if (isStopped) return
    timer ??= setTimeout(() => {
      timer = undefined
      once().catch((error: unknown) => log.error({ err: error }, 'the sites could not be read'))
    }, quietMs).unref()
  }
  const watching = createFolderWatch({
    onChange: lookSoon,
    onTrouble: (error) => log.error({ err: error, folder }, 'changes to sites are not noticed until a restart'),
  })
  const watchedPaths = [folder, filesFolderOf(folder)]
  await watching.follow(watchedPaths)

  // A change between this stamp and the reading shows as a change next time.
  const stamps = await stampsIn(folder)
  const first = soundSites(folder)
  const files = new Map<string, SiteFile>(
    first.map(({ file, site }) => [file, { stamp: stamps.get(file) ?? '', good: site }]),
  )
  let current = createSites(first.map(({ site }) => site))
  let isUnreadable = false

  const refuse = (file: string, sentences: readonly string[]): void => {
    const before = files.get(file)?.good ? 'its last valid version is still served' : 'it is not served'
    const more = sentences.length - mostFaults
    const lines = [...sentences.slice(0, mostFaults), ...(more > 0 ? [`There are ${more} more faults.`] : [])]
    log.error({ file }, `The site file ${file} is refused, and ${before}: ${lines.join('; ')}`)
  }

  /** Records a changed file's content; true when there is something new. */
  function readChanged(file: string, stamp: string, siteFile: SiteFile): boolean {
    const outcome = readSiteFile(folder, file)
    if ('faults' in outcome && siteFile.doubtful !== stamp) {
      siteFile.doubtful = stamp
      return false
    }
    siteFile.stamp = stamp
    delete siteFile.doubtful
    delete siteFile.waiting
    if ('faults' in outcome) {
      refuse(
        file,
        outcome.faults.map((fault) => sentenceOf(file, fault)),
      )
      return false
    }
    if (isDeepStrictEqual(outcome.site, siteFile.good)) return false
    siteFile.waiting = outcome.site
    return true
  }

  /** Checks one file; true when there is something new. */
  async function lookAt(file: string, filesStamp: string): Promise<boolean> {
    const stamp = await stampOf(path.join(folder, file), filesStamp)
    // A dangling link has never been a site.
    if (stamp === missing && !files.has(file)) return false
    const siteFile: SiteFile = files.get(file) ?? { stamp: '' }
    files.set(file, siteFile)
    if (stamp === siteFile.stamp) {
      delete siteFile.doubtful
      return false
    }
    if (stamp !== missing) return readChanged(file, stamp, siteFile)
    if (siteFile.doubtful !== missing) {
      siteFile.doubtful = missing
      return false
    }
    files.delete(file)
    log.info({ file }, `The site file ${file} is gone, and its site is no longer served`)
    return true
  }

  const serving = (): readonly SiteOfFile[] =>
    [...files].flatMap(([file, { good }]) => (good ? [{ file, site: good }] : []))

  const take = (file: string, siteFile: SiteFile, site: Site): void => {
    siteFile.good = site
    delete siteFile.waiting
    log.info({ file, site: site.id }, `The site file ${file} was reloaded`)
  }

  /** Serves the newer versions: all of them if they do not conflict, else each that does not conflict with what is served. */
  function takeOver(changedFiles: ReadonlySet<string>): void {
    const waiting = [...files].flatMap(([file, siteFile]) =>
      siteFile.waiting ? [{ file, watched: siteFile, site: siteFile.waiting }] : [],
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
      else if (changedFiles.has(file))
        refuse(
          file,
          faults.map(({ fault }) => sentenceOf(file, fault)),
        )
    }
  }

  function reportUnreadable(): void {
    if (!isUnreadable)
      log.error({ folder }, `The folder of sites ${folder} cannot be read; its last sites are still served`)
    isUnreadable = true
  }

  async function look(): Promise<void> {
    const folders = await watching.follow(watchedPaths)
    const names = await readdir(folder).catch(() => undefined)
    // Another may watch this folder by now.
    if (isStopped) return
    if (!names) return reportUnreadable()
    isUnreadable = false
    // It appeared after the line above, and later writes to it must not be missed.
    if (!folders.includes(folder)) isOutdated = true
    const changedFiles = new Set<string>()
    const filesStamp = await stampOf(filesFolderOf(folder))
    for (const file of new Set([...names.filter(isSiteFile), ...files.keys()].toSorted())) {
      if (await lookAt(file, filesStamp)) changedFiles.add(file)
    }
    if (changedFiles.size === 0) return
    takeOver(changedFiles)
    const sites = serving().toSorted((left, right) => (left.file < right.file ? -1 : 1))
    current = createSites(sites.map(({ site }) => site))
  }

  let looking: Promise<void> | undefined
  /** Something changed during the reading and may have been missed. */
  let isOutdated = false
  const once = (): Promise<void> => {
    if (looking) {
      isOutdated = true
      return looking
    }
    isOutdated = false
    looking = look().finally(() => {
      looking = undefined
      // No event may follow: a file that stays invalid is reported the second time, and a folder may come back.
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
      isStopped = true
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

/** `besides`: what else makes the file be reread, such as its pictures. */
async function stampOf(file: string, besides = ''): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file)
    return `${mtimeMs} ${size} ${ino} ${besides}`
  } catch {
    return missing
  }
}
