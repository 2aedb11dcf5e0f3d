import type { DeskRecord } from '@coverwright/contract/desk/record'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { type ChangeDependencies, type LockedApplication, withApplication } from './change-application.ts'
import { deskRecord, type RecordDependencies } from './desk-record.ts'

export type ChangeAndReplyDependencies = RecordDependencies & ChangeDependencies & { readonly actors: Actors }

/** Handles a call that changes an application, holding its lock. @returns the reply: the whole record */
export const changeAndReply =
  (dependencies: ChangeAndReplyDependencies) =>
  async (
    request: FastifyRequest & { readonly params: { readonly id: string } },
    reply: FastifyReply,
    change: (application: LockedApplication) => Promise<unknown>,
  ): Promise<{ data: DeskRecord }> => {
    const access = { ...(await dependencies.actors.require(request, reply)), id: request.params.id }
    await withApplication(dependencies, access, change)
    return { data: await deskRecord(dependencies, access) }
  }
