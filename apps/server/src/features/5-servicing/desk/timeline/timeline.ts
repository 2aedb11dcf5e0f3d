import type { DeskEvent } from '@coverwright/contract/desk/record'
import { isRecord } from '@coverwright/core/answers/answers'
import { isEncrypted } from '../../../platform/encryption/encryptor.ts'
import type { Change } from '../../3-quoting/quotes/quotes.tables.ts'
import type { listHappenings } from './desk-record.store.ts'

type Happenings = Awaited<ReturnType<typeof listHappenings>>

/** A save changes answers, which the record shows as they are now: only which ones changed is told. */
const savesAnswers: ReadonlySet<string> = new Set(['created', 'saved', 'undone', 'reopened'])
const longest = 120

/** What changes with other things, and tells nobody anything. */
const bookkeeping: ReadonlySet<string> = new Set(['max_step', 'submission_uuid', 'submission_hash', 'legit_lead_at'])

/** Names the insurer in the place of the offer's id. */
function shownPath(path: string, insurerOf: ReadonlyMap<string, string>): string {
  const [, offer = '', what = ''] = /^offers\.([0-9a-f-]{36})\.(.+)$/.exec(path) ?? []
  return what === '' ? path : `${insurerOf.get(offer) ?? offer}, ${what.replaceAll('_', ' ')}`
}

/** All that happened to an application, the newest first: changes, who came to it, and mails, in one list. */
export function timeline(
  { events, access, mails }: Happenings,
  name: (actor: string) => string,
  insurerOf: ReadonlyMap<string, string>,
): DeskEvent[] {
  return [
    ...events.map(({ at, kind, actor, step, changes }) => ({
      at,
      event: {
        kind,
        by: name(actor),
        ...(step === null ? {} : { step }),
        changes: changes
          .filter(({ path }) => !bookkeeping.has(path))
          .map((change) => shownChange({ ...change, path: shownPath(change.path, insurerOf) }, savesAnswers.has(kind))),
      },
    })),
    ...access.map(({ at, kind, actor }) => ({ at, event: { kind: `access.${kind}`, by: name(actor), changes: [] } })),
    ...mails.map(({ at, kind }) => ({ at, event: { kind: `mail.${kind}`, by: 'server', changes: [] } })),
  ]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, event }) => ({ at: at.toISOString(), ...event }))
}

function shownChange({ path, before, after }: Change, isAnswer: boolean): DeskEvent['changes'][number] {
  if (isAnswer) return { path }
  return {
    path,
    ...(before === undefined ? {} : { before: words(before) }),
    ...(after === undefined ? {} : { after: words(after) }),
  }
}

function words(value: unknown): string {
  if (isEncrypted(value)) return '•••••'
  const text = isRecord(value) && 'number' in value ? String(value.number) : textOf(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
