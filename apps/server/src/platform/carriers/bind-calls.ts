import { carrierPaths } from '@coverwright/contract/carrier-contract'
import { BindReply, type BindRequest, BindRequirementsReply } from '@coverwright/contract/carrier-contract/binds'
import { Compile } from 'typebox/compile'
import type { CarrierCall } from './carrier-call.ts'

const requirementsReply = Compile(BindRequirementsReply)
const bindReply = Compile(BindReply)

const acceptBind = (status: number, reply: unknown): BindReply | undefined =>
  (status === 200 || status === 202) && bindReply.Check(reply) && isInOrder(reply) ? reply : undefined

/** Insurance that ends before it begins is no insurance. */
const isInOrder = (reply: BindReply): boolean => reply.status !== 'bound' || reply.effective_from < reply.effective_to

export const bindRequirementsCall = (quoteId: string): CarrierCall<BindRequirementsReply> => ({
  operation: 'bind_requirements',
  method: 'GET',
  path: carrierPaths.bindRequirements.replace(':quote_id', encodeURIComponent(quoteId)),
  accept: (status, reply) => (status === 200 && requirementsReply.Check(reply) ? reply : undefined),
  shape: requirementsReply,
})

export const bindCall = (request: BindRequest, key: string): CarrierCall<BindReply> => ({
  operation: 'binds',
  method: 'POST',
  path: carrierPaths.binds,
  body: request,
  headers: { 'idempotency-key': key },
  accept: acceptBind,
  shape: bindReply,
})

export const bindStatusCall = (bindId: string): CarrierCall<BindReply> => ({
  operation: 'bind',
  method: 'GET',
  path: carrierPaths.bind.replace(':bind_id', encodeURIComponent(bindId)),
  accept: acceptBind,
  shape: bindReply,
})
