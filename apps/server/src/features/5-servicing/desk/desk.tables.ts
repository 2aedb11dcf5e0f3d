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
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    desk_notes: DeskNotesTable
    desk_tasks: DeskTasksTable
  }
}
