import type { GeneratedAlways } from 'kysely'

export type SiteDraftsTable = {
  /** The name of the file that it is to become. */
  file: string
  text: string
  hash: string
  /** The hash of the file that it is based on; empty for a new site. */
  base: string
  /** From `actorPseudonym`. */
  actor: string
  at: Date
}

export type SiteVersionsTable = {
  id: GeneratedAlways<string>
  file: string
  text: string
  hash: string
  /** `found`: somebody had changed the file itself. */
  kind: 'published' | 'rolled_back' | 'found'
  note: string | null
  /** Null for one that was found. */
  actor: string | null
  at: Date
}

declare module '../../../../platform/database/schema.ts' {
  interface Schema {
    site_drafts: SiteDraftsTable
    site_versions: SiteVersionsTable
  }
}
