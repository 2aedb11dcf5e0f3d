import type { Fault } from '@coverwright/catalogue/sites/faults/fault'
import { siteRemarks } from '@coverwright/catalogue/sites/remarks'
import type { Site } from '@coverwright/catalogue/sites/site'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { checkSites, type SiteDraft } from './read-sites.ts'

/** What the check of a folder found in one of its files. */
export type SiteFindings = {
  readonly file: string
  /** Present when the file is valid by itself. */
  readonly site?: Site
  readonly faults: readonly Fault[]
  /** To consider: nothing that keeps it from being served. */
  readonly remarks: readonly Fault[]
}

/** Checks all files of a folder, by themselves and beside each other, a draft in place of its file. */
export function siteFindings(folder: string, today: CalendarDate, draft?: SiteDraft): readonly SiteFindings[] {
  const { sites, faults } = checkSites(folder, draft)
  const files = new Set([...sites, ...faults].map(({ file }) => file))
  return [...files].toSorted().map((file) => {
    const site = sites.find((each) => each.file === file)?.site
    return {
      file,
      ...(site ? { site } : {}),
      faults: faults.filter((each) => each.file === file).map((each) => each.fault),
      remarks: site ? siteRemarks(site, today) : [],
    }
  })
}
