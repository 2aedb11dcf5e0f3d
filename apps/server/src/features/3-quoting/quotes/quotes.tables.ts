import type { DeviceKind } from '@coverwright/contract/values'
import type { Answers } from '@coverwright/core/answers/answers'
import type { QuestionSet } from '@coverwright/core/model/question'
import type { ColumnType, GeneratedAlways, Selectable } from 'kysely'
import type { StoredOrigin } from '../../2-identity/access/stored-origin.ts'

/** Who writes a column: only the statement that begins a quote, every save, separate calls, or the database itself. */
type Writer = 'begin' | 'save' | 'call' | 'trigger'

/** A type as PostgreSQL names it. */
type SqlType = 'uuid' | 'text' | 'text[]' | 'integer' | 'boolean' | 'jsonb' | 'timestamp with time zone'

type Column<Value, By extends Writer> = {
  readonly type: SqlType
  readonly writtenBy: By
  readonly isNullable: boolean
  /** Only a type: nothing exists at run time. */
  readonly value?: Value
}

const of =
  <Value>(type: SqlType) =>
  <const By extends Writer>(writtenBy: By): Column<Value, By> => ({ type, writtenBy, isNullable: false })

const nullable = <Value, By extends Writer>(column: Column<Value, By>): Column<Value, By> => ({
  ...column,
  isNullable: true,
})

const orNull = <Value, By extends Writer>(column: Column<Value, By>): Column<Value | null, By> =>
  nullable<Value | null, By>(column)

/** Read as a value, written as its text. */
type Json<Value> = ColumnType<Value, string, string>

const uuid = of<string>('uuid')
const text = of<string>('text')
const texts = of<string[]>('text[]')
const integer = of<number>('integer')
const boolean = of<boolean>('boolean')
const time = of<Date>('timestamp with time zone')

/** A fetched question set as it is stored with the quote. */
export type StoredSet = QuestionSet & { readonly fetched_at: string }
export type StoredSets = Readonly<Record<string, StoredSet>>

/**
 * Every column of a quote. The row type, what is selected and what a save sets all follow from this list, and tests compare
 * it with the database.
 */
export const quoteColumns = {
  id: uuid('begin'),
  uuid: uuid('begin'),
  /** The session of the browser that started it. */
  session_id: uuid('call'),
  site: text('begin'),
  flow_type: text('begin'),
  schema_version: integer('save'),
  /** Counts saves; the public ETag. */
  version: integer('save'),
  /** Counts every change of the row. A trigger raises it, so that no statement can forget to. */
  revision: of<GeneratedAlways<number>>('integer')('trigger'),
  completed: boolean('save'),
  max_step: text('save'),
  /** Sensitive answers are encrypted. */
  answers: of<Json<Answers>>('jsonb')('save'),
  question_sets: of<Json<StoredSets>>('jsonb')('call'),
  /** What a renewal carries over from the application it renews, as that stands when its year ends; encrypted alike. */
  carried: nullable(of<ColumnType<Answers | null, string | null, string>>('jsonb')('begin')),
  /** The submission being renewed. */
  renews: orNull(uuid('begin')),
  partner: orNull(text('save')),
  campaign_id: orNull(text('begin')),
  /** The partner, and the partner's source, from when the quote was started. */
  partnership_source: orNull(text('begin')),
  partnership_name: orNull(text('begin')),
  /** The kind of device it was started on; null for machines, and for quotes older than this column. */
  device: orNull(of<DeviceKind>('text')('begin')),
  test_features: texts('save'),
  submission_uuid: orNull(uuid('call')),
  legit_lead_at: orNull(time('save')),
  abandoned_at: orNull(time('call')),
  /** The owner, once signed in; from then on no session opens it by itself. */
  person_id: orNull(uuid('call')),
  /** The agency that works on it, and the agent who began it. */
  agency_id: orNull(text('call')),
  agent_id: orNull(uuid('call')),
  /** By which the staff file knows the agent. */
  agent_email: nullable(of<GeneratedAlways<string | null>>('text')('trigger')),
  /** The account it is listed in, from the day it was submitted or claimed. */
  account_uuid: orNull(uuid('call')),
  checkout_session_uuid: orNull(uuid('call')),
  /** When the one reminder went out. */
  follow_up_at: orNull(time('call')),
  /** The address of the staff member who looks after it. */
  owner_email: orNull(text('call')),
  /** When and why the desk closed it. */
  closed_at: orNull(time('call')),
  closed_reason: orNull(text('call')),
  created_at: time('begin'),
  updated_at: time('save'),
  /** How many events there are, and the hash of the last one. */
  events: integer('save'),
  last_hash: text('save'),
  /** The names and the address among the answers, folded, for the searches of agents. */
  search_text: text('save'),
  /** The address among the answers, in lower case, for the lists that look for it. */
  contact_email: nullable(of<GeneratedAlways<string | null>>('text')('trigger')),
} as const satisfies Record<string, Column<unknown, Writer>>

type Columns = typeof quoteColumns
type Name = keyof Columns
type ColumnsWrittenBy<By extends Writer> = {
  [Each in Name]: Columns[Each]['writtenBy'] extends By ? Each : never
}[Name]

export type QuotesTable = {
  [Each in Name]: Columns[Each] extends Column<infer Value, Writer> ? Value : never
}

type QuoteRow = Selectable<QuotesTable>

/** What the database itself writes at every change. */
export type TriggeredColumns = Pick<QuoteRow, ColumnsWrittenBy<'trigger'>>

/** What a save writes. */
export type SavedColumns = Pick<QuoteRow, ColumnsWrittenBy<'save'>>

const isName = (name: string): name is Name => Object.hasOwn(quoteColumns, name)

export const quoteColumnNames: readonly Name[] = Object.keys(quoteColumns).filter(isName)

const writtenBy = <By extends Writer>(by: By): readonly ColumnsWrittenBy<By>[] =>
  quoteColumnNames.filter((name): name is ColumnsWrittenBy<By> => quoteColumns[name].writtenBy === by)

export const savedColumns = writtenBy('save')
export const triggeredColumns = writtenBy('trigger')

/**
 * `before` or `after` is absent if there was or is no answer. Sensitive answers are encrypted. `shown` is the text
 * beside a question whose answer is evidence.
 */
export type Change = {
  readonly path: string
  readonly before?: unknown
  readonly after?: unknown
  readonly shown?: unknown
  /** For a list whose items changed without any being added, removed or moved: `before` and `after` are those items alone. */
  readonly items?: true
  /** Cleared because another answer changed. */
  readonly cleared?: true
}

export type QuoteEventsTable = {
  quote_id: string
  position: number
  version: number
  kind: string
  at: Date
  actor: string
  step: string | null
  changes: Json<readonly Change[]>
  /** Its origin; null without a request, and from before origins were stored. */
  origin: ColumnType<StoredOrigin | null, string | null, never>
  previous_hash: string
  hash: string
}

export type QuoteAccessTable = { quote_id: string; session_id: string; granted_at: Date }

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    quotes: QuotesTable
    quote_access: QuoteAccessTable
    quote_events: QuoteEventsTable
  }
}
