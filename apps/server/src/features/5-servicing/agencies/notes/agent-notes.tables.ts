export type AgentNotesTable = {
  id: string
  quote_id: string
  at: Date
  /** The id of the person who wrote it. */
  author: string
  text: string
  struck_at: Date | null
}

export type AgentTasksTable = {
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

declare module '../../../../platform/database/schema.ts' {
  interface Schema {
    agent_notes: AgentNotesTable
    agent_tasks: AgentTasksTable
  }
}
