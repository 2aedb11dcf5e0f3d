import type { DocumentKind } from '@coverwright/contract/uploads'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressedBody, isCompressed } from '../../../http/json-body.ts'
import { kindOf } from './kinds/document-kind.ts'
import { refusedFile } from './kinds/refused-files.ts'
import type { VirusScanner } from './virus-scanner.ts'

/** A checked file, under its original name. */
export type AcceptedFile = { readonly name: string | undefined; readonly kind: DocumentKind; readonly bytes: Buffer }

/** The shared part of the policy of each route that takes a file. */
export const filePolicy = {
  rateLimit: { bucket: 'document', allowance: 'quotes' },
  concurrency: 16,
  repeat: 'same-state',
} as const

/** Makes the routes of a scope accept files, as bytes and nothing else. Their content is checked, not their name. */
export function acceptFileBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body, done) =>
    isCompressed(request) ? done(compressedBody()) : done(null, body),
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Refuses a stranger before the first byte of the file is read. An address that names nothing is left to its schema.
 * @param check gets the ids of the address; throws if the caller may not upload a file there
 */
export const checkAccessFirst =
  (check: (request: FastifyRequest, reply: FastifyReply, ids: Readonly<Record<string, string>>) => Promise<unknown>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const ids: Readonly<Record<string, string>> = { ...Object(request.params) }
    if (Object.values(ids).every((id) => uuid.test(id))) await check(request, reply, ids)
  }

/**
 * The file in a request.
 * @throws 422 for one that is not accepted, 503 when it cannot be scanned
 */
export async function acceptedFile(
  scanner: VirusScanner,
  { body, headers }: { readonly body: unknown; readonly headers: { readonly 'x-file-name'?: string | undefined } },
): Promise<AcceptedFile> {
  if (!Buffer.isBuffer(body) || body.length === 0) throw refusedFile('empty')
  return { name: headers['x-file-name'], kind: await safeKind(scanner, body), bytes: body }
}

/**
 * The kind of a file that may be stored.
 * @throws 422 for one that is not accepted, 503 when it cannot be scanned
 */
export async function safeKind(scanner: VirusScanner, bytes: Buffer): Promise<DocumentKind> {
  const kind = await kindOf(bytes)
  if ('refusal' in kind) throw refusedFile(kind.refusal)
  if (await scanner.isHarmful(bytes)) throw refusedFile('harmful')
  return kind.kind
}
