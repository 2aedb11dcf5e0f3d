import type { Static } from 'typebox'
import Type from 'typebox'

const FileName = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,80}[.]json$',
  description: 'The name of a site’s file',
})
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of a text' })
/** A text as it is: not cleaned as what people write elsewhere. */
const FileText = Type.String({ pattern: '^[^\\u0000]*$', maxLength: 500_000, description: 'The file’s text' })
const Note = Type.Optional(Type.String({ maxLength: 300, description: 'The reason, for the history' }))

export const SiteFinding = Type.Object(
  { at: Type.String({ description: 'The key, such as `theme.brand`' }), says: Type.String() },
  { $id: 'SiteFinding' },
)

const findings = {
  faults: Type.Array(SiteFinding, { description: 'Faults that prevent it from being served' }),
  remarks: Type.Array(SiteFinding, { description: 'Warnings that do not prevent it from being served' }),
}

export const ConsoleSite = Type.Object(
  {
    file: Type.String(),
    id: Type.Optional(Type.String({ description: 'Absent if the file is not a valid site' })),
    name: Type.Optional(Type.String()),
    addresses: Type.Array(Type.String(), { description: 'The hosts and path prefixes where it is served' }),
    locale: Type.Optional(Type.String()),
    country: Type.Optional(Type.String()),
    lines: Type.Array(Type.String(), { description: 'The lines that can be picked there' }),
    insurers: Type.Array(Type.String(), { description: 'The insurers that offer there' }),
    live_since: Type.Optional(Type.String({ description: 'When the file got its current text' })),
    has_draft: Type.Boolean(),
    ...findings,
  },
  { $id: 'ConsoleSite' },
)
export type ConsoleSite = Static<typeof ConsoleSite>

export const ConsoleSites = Type.Object(
  {
    sites: Type.Array(ConsoleSite),
    can_publish: Type.Boolean({
      description: 'Whether this server may write to the folder; if not, files have to be deployed',
    }),
  },
  { $id: 'ConsoleSites' },
)
export type ConsoleSites = Static<typeof ConsoleSites>

export const ChangedKey = Type.Object(
  {
    at: Type.String({ description: 'The key, such as `theme.brand`' }),
    before: Type.Optional(Type.String()),
    after: Type.Optional(Type.String()),
  },
  { $id: 'ChangedKey' },
)
export type ChangedKey = Static<typeof ChangedKey>

export const SitePreview = Type.Object(
  {
    address: Type.String({ description: 'A path on this host where the site can be viewed but nothing saved' }),
    expires_at: Type.String(),
  },
  { $id: 'SitePreview' },
)
export type SitePreview = Static<typeof SitePreview>

export const SiteVersion = Type.Object(
  {
    id: Type.String(),
    at: Type.String(),
    kind: Type.Enum(['published', 'rolled_back', 'found'], {
      description: '`found`: the file was changed outside the console, which noticed at the next change',
    }),
    by: Type.Optional(Type.String({ description: 'The name, or the email address if the person has left' })),
    note: Type.Optional(Type.String()),
    is_live: Type.Boolean({ description: 'Whether the file has this text now' }),
    changes: Type.Array(ChangedKey, { description: 'Differences from the previous version' }),
  },
  { $id: 'SiteVersion' },
)
export type SiteVersion = Static<typeof SiteVersion>

export const SiteDraft = Type.Object(
  {
    text: Type.String(),
    hash: Hash,
    by: Type.Optional(Type.String()),
    at: Type.String(),
    is_outdated: Type.Boolean({ description: 'The live file has changed since the draft was started' }),
    changes: Type.Array(ChangedKey, { description: 'Differences from the live file' }),
    preview: Type.Optional(SitePreview),
    ...findings,
  },
  { $id: 'SiteDraft' },
)
export type SiteDraft = Static<typeof SiteDraft>

export const SiteFileState = Type.Object(
  {
    file: Type.String(),
    name: Type.Optional(Type.String()),
    text: Type.Optional(Type.String({ description: 'Absent for a new site' })),
    hash: Type.String({ description: 'Hash of the text; empty for a new site' }),
    preview: Type.Optional(SitePreview),
    draft: Type.Optional(SiteDraft),
    history: Type.Array(SiteVersion, { description: 'Newest first' }),
    can_publish: Type.Boolean(),
    ...findings,
  },
  { $id: 'SiteFileState' },
)
export type SiteFileState = Static<typeof SiteFileState>

export const SiteFileParams = Type.Object({ file: FileName })

export const SiteDraftToSave = Type.Object(
  {
    text: FileText,
    base: Type.Union([Hash, Type.Literal('')], {
      description: 'The `hash` of the live file that it is based on; empty for a new site',
    }),
    replaces: Type.Optional(
      Type.String({ ...Hash, description: 'The `hash` of the draft that it replaces; absent for the first' }),
    ),
  },
  { $id: 'SiteDraftToSave', additionalProperties: false },
)
export type SiteDraftToSave = Static<typeof SiteDraftToSave>

export const SiteToPublish = Type.Object(
  { draft: Type.String({ ...Hash, description: 'The `hash` of the draft as it was read' }), note: Note },
  { $id: 'SiteToPublish', additionalProperties: false },
)
export type SiteToPublish = Static<typeof SiteToPublish>

export const SiteToRollBack = Type.Object(
  {
    version: Type.String({ pattern: '^\\d{1,15}$', description: 'The `id` of a version' }),
    live: Type.String({ ...Hash, description: 'The `hash` of the live file as it was read' }),
    note: Note,
  },
  { $id: 'SiteToRollBack', additionalProperties: false },
)
export type SiteToRollBack = Static<typeof SiteToRollBack>
