import type { Static } from 'typebox'
import Type from 'typebox'
import { DeskTask } from '../desk/record.ts'
import { Id } from '../field-types.ts'

/** A note on a quote that its agents alone read. */
export const AgentNote = Type.Object(
  {
    id: Id,
    at: Type.String(),
    by: Type.String({ description: 'Who wrote it: a name' }),
    text: Type.String(),
    own: Type.Boolean({ description: 'The caller wrote it, and may strike it' }),
    struck_at: Type.Optional(Type.String({ description: 'When its author struck it; it stays readable' })),
  },
  { $id: 'AgentNote' },
)
export type AgentNote = Static<typeof AgentNote>

/** What the agents of a quote wrote down, and what they have to do. */
export const AgentNotes = Type.Object(
  {
    notes: Type.Array(AgentNote, { description: 'Newest first' }),
    tasks: Type.Array(DeskTask, { description: 'Those open first, by the day they are due' }),
    today: Type.String({ description: 'The day where the insurance is bought: tasks of earlier days are late' }),
  },
  { $id: 'AgentNotes' },
)
export type AgentNotes = Static<typeof AgentNotes>

export const AgentNoteParams = Type.Object({ id: Id, note: Id }, { additionalProperties: false })
