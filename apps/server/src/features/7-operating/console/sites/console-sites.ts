import path from 'node:path'
import { countryOf } from '@coverwright/catalogue/countries/countries'
import { linesSold } from '@coverwright/catalogue/sites/lines-sold'
import type { Site } from '@coverwright/catalogue/sites/site'
import type { StaffFile } from '@coverwright/catalogue/staff/staff'
import type { ConsoleSite, ConsoleSites, SiteFileState, SiteVersion } from '@coverwright/contract/console/sites'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { isReplaceable } from '../../../../platform/replace-file.ts'
import type { Previews } from '../../../1-foundation/site/previews/previewed-sites.ts'
import type { Sites } from '../../../1-foundation/site/served-site.ts'
import { type SiteFindings, siteFindings } from '../../../1-foundation/site/site-findings.ts'
import { readOperatorFile, textHash } from '../files/operator-file.ts'
import { changedKeys } from './changed-keys.ts'
import { namesOfStaff } from './names-of-staff.ts'
import type { Publishing } from './publish-site.ts'
import { type Draft, findDraft, listDrafts, listVersions, newestVersions, type Version } from './sites.store.ts'

type Dependencies = Publishing & {
  readonly sites: Pick<Sites, 'byId'>
  readonly previews: Pick<Previews, 'addressOf'>
  readonly staffFile: StaffFile
}

const mostVersions = 30

/** Every site's file of the folder, and drafts of new ones. */
export async function consoleSites(dependencies: Dependencies, today: CalendarDate): Promise<ConsoleSites> {
  const { db, sitesFolder } = dependencies
  const [drafts, versions] = [await listDrafts(db), await newestVersions(db)]
  const findings = siteFindings(sitesFolder, today)
  const newOnes = drafts
    .filter(({ file }) => !findings.some((each) => each.file === file))
    .flatMap((draft) => siteFindings(sitesFolder, today, draft).filter(({ file }) => file === draft.file))
  const siteList = await Promise.all(
    findings.map(async (each): Promise<ConsoleSite> => {
      const live = await readOperatorFile(path.join(sitesFolder, each.file))
      const version = versions.find(({ file }) => file === each.file)
      const since = version?.hash === textHash(live?.text) ? version?.at : live?.changedAt
      const hasDraft = drafts.some(({ file }) => file === each.file)
      return { ...siteRow(each, hasDraft), ...(since ? { live_since: since.toISOString() } : {}) }
    }),
  )
  return {
    sites: [...siteList, ...newOnes.map((each) => siteRow(each, true))],
    can_publish: await isReplaceable(path.join(sitesFolder, 'any.json')),
  }
}

const siteRow = ({ file, site, faults, remarks }: SiteFindings, hasDraft: boolean): ConsoleSite => ({
  file,
  ...(site ? { id: site.id, name: site.name, locale: site.locale, country: site.country } : {}),
  addresses: site ? [...site.hosts, ...(site.binderHosts ?? [])].map((host) => `${host}${site.prefixPath ?? ''}`) : [],
  ...(site ? offersOf(site) : { lines: [], insurers: [] }),
  has_draft: hasDraft,
  faults: [...faults],
  remarks: [...remarks],
})

/** What may be picked at a site, and who offers it there, by name. */
function offersOf(site: Site): Pick<ConsoleSite, 'lines' | 'insurers'> {
  const country = countryOf(site.country)
  if (!country) return { lines: [], insurers: [] }
  const lines = linesSold(site, country)
  return {
    lines: lines.map((line) => country.types.find((type) => type.line === line)?.name ?? line),
    insurers: country.carriers
      .filter((carrier) => carrier.lines.some((each) => lines.includes(each.line) && site.switches[each.switch]))
      .map(({ name }) => name),
  }
}

/** One file: what is live, the draft beside it, and what it was before. */
export async function siteFileState(
  dependencies: Dependencies,
  file: string,
  today: CalendarDate,
): Promise<SiteFileState> {
  const { db, sitesFolder, sites, previews } = dependencies
  const live = await readOperatorFile(path.join(sitesFolder, file))
  const draft = await findDraft(db, file)
  const versions = await listVersions(db, file, mostVersions + 1)
  if (!live && !draft && versions.length === 0) throw notFound('site_file')
  const nameOf = await namesOfStaff(
    dependencies,
    [draft, ...versions].flatMap((each) => each?.actor ?? []),
  )
  const siteFinding = siteFindings(sitesFolder, today).find((each) => each.file === file)
  const servedSite = siteFinding?.site && sites.byId(siteFinding.site.id)
  return {
    file,
    ...(siteFinding?.site ? { name: siteFinding.site.name } : {}),
    ...(live ? { text: live.text } : {}),
    hash: textHash(live?.text),
    ...(servedSite ? { preview: previews.addressOf({ site: servedSite.site.id }) } : {}),
    ...(draft ? { draft: draftState(dependencies, draft, { live: live?.text, today, by: nameOf(draft.actor) }) } : {}),
    history: history(versions, { live: textHash(live?.text), nameOf }),
    can_publish: await isReplaceable(path.join(sitesFolder, file)),
    faults: [...(siteFinding?.faults ?? [])],
    remarks: [...(siteFinding?.remarks ?? [])],
  }
}

type Beside = { readonly live: string | undefined; readonly today: CalendarDate; readonly by: string | undefined }

function draftState(
  { sitesFolder, previews }: Dependencies,
  { file, text, hash, base, at }: Draft,
  { live, today, by }: Beside,
): NonNullable<SiteFileState['draft']> {
  const siteFinding = siteFindings(sitesFolder, today, { file, text }).find((each) => each.file === file)
  const faults = [...(siteFinding?.faults ?? [])]
  return {
    ...{ text, hash, at: at.toISOString(), is_outdated: base !== textHash(live), changes: changedKeys(live, text) },
    ...(by === undefined ? {} : { by }),
    // Conflicts with other sites keep it from being served, not from being seen.
    ...(siteFinding?.site ? { preview: previews.addressOf({ draft: hash }) } : {}),
    faults,
    remarks: [...(siteFinding?.remarks ?? [])],
  }
}

type HistoryContext = { readonly live: string; readonly nameOf: (actor: string) => string | undefined }

function history(versions: readonly Version[], { live, nameOf }: HistoryContext): SiteVersion[] {
  const newestLive = versions.find(({ hash }) => hash === live)
  return versions.slice(0, mostVersions).map((version, position) => {
    const { id, at, kind, actor, note, text } = version
    const by = actor === null ? undefined : nameOf(actor)
    const before = versions[position + 1]
    return {
      ...{ id, at: at.toISOString(), kind, is_live: version === newestLive },
      ...(by === undefined ? {} : { by }),
      ...(note === null ? {} : { note }),
      changes: before ? changedKeys(before.text, text) : [],
    }
  })
}
