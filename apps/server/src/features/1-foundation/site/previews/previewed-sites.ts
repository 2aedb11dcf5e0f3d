import type { Site } from '@coverwright/catalogue/sites/site'
import { LRUCache } from 'lru-cache'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { readSite } from '../read-site.ts'
import { createSites, type ServedSite, type Sites } from '../served-site.ts'
import { previewsPath } from './previews-path.ts'

/** What a preview shows: a site as it is served, or a draft by the hash of its text. */
export type PreviewSource = { readonly site: string } | { readonly draft: string }

export type Preview = { readonly address: string; readonly expires_at: string }

const lastsMs = 30 * 60_000
const maxPreviews = 50

const owner = 'preview of a site'
const seals = Compile(
  Type.Object({
    of: Type.Union([Type.Object({ site: Type.String() }), Type.Object({ draft: Type.String() })]),
    until: Type.Number(),
  }),
)

type PreviewSeal = { readonly of: PreviewSource; readonly until: number }

const previewAddress = new RegExp(`^${previewsPath}([\\w.-]{20,400})(?=[/?#]|$)`)

type Dependencies = {
  readonly sites: Sites
  readonly encryptor: Pick<Encryptor, 'encrypt' | 'decrypt'>
  readonly clock: () => Date
  /** The text of a draft that is still there. */
  readonly findDraft: (hash: string) => Promise<string | undefined>
}

export type Previews = ReturnType<typeof createPreviews>

/**
 * Sites at addresses that only who was given one knows: `/preview/<seal>` on any host, for half an hour. What is there is
 * a site like any other, below a prefix of its own, so everything is drawn and answered as it would be.
 */
export function createPreviews({ sites, encryptor, clock, findDraft }: Dependencies) {
  const cache = new LRUCache<string, { readonly seal: PreviewSeal | undefined }>({ max: 1000 })
  const previewedSites = new LRUCache<string, { readonly from: Site; readonly site: ServedSite }>({ max: maxPreviews })
  const drafts = new LRUCache<string, Site>({ max: maxPreviews })

  function sealIn(url: string): (PreviewSeal & { readonly prefix: string }) | undefined {
    const [prefix, text] = previewAddress.exec(url) ?? []
    if (prefix === undefined || text === undefined) return undefined
    const preview = cache.get(text) ?? { seal: open(text) }
    cache.set(text, preview)
    return preview.seal && preview.seal.until > clock().getTime() ? { ...preview.seal, prefix } : undefined
  }

  function open(text: string): PreviewSeal | undefined {
    try {
      const seal = encryptor.decrypt({ $sealed: text }, owner)
      return seals.Check(seal) ? seal : undefined
    } catch {
      return undefined
    }
  }

  const sourceOf = (of: PreviewSource): Site | undefined =>
    'site' in of ? sites.byId(of.site)?.site : drafts.get(of.draft)

  function at(url: string): ServedSite | undefined {
    const seal = sealIn(url)
    const from = seal && sourceOf(seal.of)
    if (!seal || !from) return undefined
    const { prefix } = seal
    const cacheEntry = previewedSites.get(prefix)
    if (cacheEntry?.from === from) return cacheEntry.site
    // Scripts of others would run beside the console, and count operators as visitors.
    const { binderHosts: _elsewhere, tracking: _unused, ...site } = from
    const [only] = createSites([{ ...site, hosts: ['*'], prefixPath: prefix }]).all
    if (!only) return undefined
    previewedSites.set(prefix, { from, site: only })
    return only
  }

  return {
    /** Where something can be seen, from now on for half an hour. */
    addressOf(of: PreviewSource): Preview {
      const until = clock().getTime() + lastsMs
      const { $sealed } = encryptor.encrypt({ of, until }, owner)
      const seal = $sealed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
      return { address: `${previewsPath}${seal}/`, expires_at: new Date(until).toISOString() }
    },
    /** Whether an address is one of a preview that is not over. */
    isPreview: (url: string): boolean => sealIn(url) !== undefined,
    /** Reads the draft that an address shows, for `at`. */
    async load(url: string): Promise<void> {
      const of = sealIn(url)?.of
      if (!of || !('draft' in of)) return
      const text = await findDraft(of.draft)
      if (text === undefined) drafts.delete(of.draft)
      if (text === undefined || drafts.has(of.draft)) return
      const read = readSite(text)
      if ('site' in read) drafts.set(of.draft, read.site)
    },
    /** All sites, and previews at their addresses. */
    sites: {
      get all() {
        return sites.all
      },
      get revision() {
        return sites.revision
      },
      byId: (id) => sites.byId(id),
      at: (host, url = '/') => at(url) ?? sites.at(host, url),
    } satisfies Sites as Sites,
    /** The prefix of an address, also before its draft was read. */
    prefixAt: (host: string, url: string): string =>
      sealIn(url)?.prefix ?? sites.at(host || '', url)?.site.prefixPath ?? '',
  }
}
