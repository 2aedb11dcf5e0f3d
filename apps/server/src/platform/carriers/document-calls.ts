import { carrierPaths } from '@coverwright/contract/carrier-contract'
import { CarrierDocuments } from '@coverwright/contract/carrier-contract/documents'
import { Compile } from 'typebox/compile'
import type { CarrierCall } from './carrier-call.ts'

const documentsReply = Compile(CarrierDocuments)

export const documentsCall = (quoteId: string): CarrierCall<CarrierDocuments> => ({
  operation: 'documents',
  method: 'GET',
  path: carrierPaths.documents.replace(':quote_id', encodeURIComponent(quoteId)),
  accept: (status, reply) => (status === 200 && documentsReply.Check(reply) ? reply : undefined),
  shape: documentsReply,
})

/**
 * The address of a file at an insurer, when it is at the host of the insurer’s own calls; undefined for any other, since an
 * insurer must not make us connect to where the operator has not said.
 * @param base of the insurer's calls, as configured
 */
export function documentAddress(base: string, url: string): URL | undefined {
  const prefix = `${base}/`
  if (!URL.canParse(url, prefix)) return undefined
  const address = new URL(url, prefix)
  return address.origin === new URL(prefix).origin && !address.username && !address.password ? address : undefined
}
