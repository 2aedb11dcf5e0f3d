import type { ColumnType } from 'kysely'

export type DeskNotesTable = {
  id: string
  quote_id: string
  at: Date
  /** The pseudonym of who wrote it. */
  author: string
  text: string
}

export type DeskTasksTable = {
  id: string
  quote_id: string
  at: Date
  author: string
  what: string
  who_email: string | null
  /** `YYYY-MM-DD` */
  due: string
  done_at: Date | null
  done_by: string | null
  /** The bill that it is about: then it ends by itself once that is settled. */
  bill_uuid: ColumnType<string | null, string | undefined, never>
}

/** What the desk asks a customer for. */
export type DeskRequestsTable = {
  id: string
  quote_id: string
  at: Date
  author: string
  kind: 'question' | 'document'
  text: string
  answered_at: Date | null
  answer: string | null
  document_id: string | null
  /** When somebody of the desk has read the answer, or needs it no more. */
  done_at: Date | null
  done_by: string | null
}

/** A search that somebody of the desk, or an agent, has named. */
export type DeskViewsTable = {
  id: string
  person_id: string
  site: string
  /** Of the desk's queues, or of an agent's quotes. */
  list: 'desk' | 'agent'
  name: string
  /** As in the page's address. */
  query: string
  at: Date
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    desk_notes: DeskNotesTable
    desk_tasks: DeskTasksTable
    desk_requests: DeskRequestsTable
    desk_views: DeskViewsTable
  }
}
