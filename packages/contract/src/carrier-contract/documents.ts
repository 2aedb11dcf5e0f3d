import { type Static, Type } from 'typebox'
import { insurerDocumentKinds } from '../values.ts'
import { Sample, text } from './parts.ts'

/** The insurer's documents of a quote so far. Each is fetched once. */
export const CarrierDocuments = Type.Object({
  sample: Sample,
  documents: Type.Array(
    Type.Object({
      id: text(80, 'The same for the same file: a new edition has another one'),
      kind: Type.Enum(insurerDocumentKinds),
      name: text(200, 'As it is shown and saved'),
      url: text(2000, 'Where the file is, at the host of the insurer’s calls; relative to their base, or whole'),
    }),
    { maxItems: 20 },
  ),
})
export type CarrierDocuments = Static<typeof CarrierDocuments>
export type CarrierDocument = CarrierDocuments['documents'][number]
