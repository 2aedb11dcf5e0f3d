import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from './field-types.ts'

/** Determined by the file's content, not its name. */
export const documentKinds = ['pdf', 'png', 'jpeg', 'xlsx', 'docx', 'rtf', 'text'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const DocumentParams = Type.Object({ id: Id, document_id: Id }, { additionalProperties: false })

export const UploadQuery = Type.Object(
  { document: Type.String({ pattern: '^[a-z_]{2,40}$', description: 'Which document it is, such as financials' }) },
  { additionalProperties: false },
)

export const UploadHeaders = Type.Object({
  'x-file-name': Type.Optional(
    Type.String({ maxLength: 1000, description: 'Name of the file, percent-encoded UTF-8; shown, never trusted' }),
  ),
})

/** An uploaded file. `document` names the one that was requested. */
export const DocumentReply = Type.Object(
  {
    id: Id,
    document: Type.String(),
    name: Type.String(),
    size: Type.Integer({ minimum: 1, description: 'Bytes' }),
    kind: Type.Enum(documentKinds),
    uploaded_at: Type.String(),
  },
  { $id: 'DocumentReply' },
)
export type DocumentReply = Static<typeof DocumentReply>
