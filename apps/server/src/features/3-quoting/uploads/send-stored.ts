import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { notFound } from '../../../platform/errors/app-error.ts'
import { asAttachment } from './document-name.ts'
import type { ObjectStore } from './object-store.ts'

/** How the reply of a call that sends a file is described. */
export const fileResponse = (description: string) => ({
  description,
  content: {
    'application/octet-stream': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
  },
})

export type StoredFile = { readonly id: string; readonly name: string; readonly bytes: Buffer }

/** A document with its file. @throws 404 when there is none */
export async function readStored(
  documents: ObjectStore,
  document: { readonly id: string; readonly name: string } | undefined,
): Promise<StoredFile> {
  const bytes = document && (await documents.get(document.id))
  if (!document || !bytes) throw notFound('document')
  return { id: document.id, name: document.name, bytes }
}

/** Sends a file to be saved: whatever it contains, no page of ours runs it. */
export const sendStored = (reply: FastifyReply, { name, bytes }: StoredFile): FastifyReply =>
  reply
    .type('application/octet-stream')
    .header('content-disposition', asAttachment(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(bytes)
