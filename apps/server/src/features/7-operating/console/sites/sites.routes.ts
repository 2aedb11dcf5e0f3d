import type { StaffFile } from '@coverwright/catalogue/staff/staff'
import {
  ConsoleSites,
  SiteDraftToSave,
  SiteFileParams,
  SiteFileState,
  SiteToPublish,
  SiteToRollBack,
} from '@coverwright/contract/console/sites'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { refusedFields } from '../../../../platform/errors/app-error.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Previews } from '../../../1-foundation/site/previews/previewed-sites.ts'
import { isSiteFile } from '../../../1-foundation/site/read-sites.ts'
import type { Sites } from '../../../1-foundation/site/served-site.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import { consoleSites, siteFileState } from './console-sites.ts'
import { type Operator, type Publishing, publishDraft, rollBack, saveDraft } from './publish-site.ts'
import { deleteDraft } from './sites.store.ts'

type Dependencies = Publishing & {
  sites: Pick<Sites, 'byId'>
  previews: Pick<Previews, 'addressOf'>
  staffFile: StaffFile
  actors: Actors
}

const tags = ['Console']

/** Every check reads all files of the folder. */
const concurrency = 2

/** The sites' files: what is live, drafts, publishing and rolling back. Files stay the truth. */
export const consoleSitesRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, actors, clock } = dependencies
    const todayAt = (request: FastifyRequest) => actors.siteOf(request).today(clock())
    const operatorOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Operator> => ({
      actor: await actors.require(request, reply),
      here: actors.siteOf(request),
    })
    const stateOf = async (request: FastifyRequest, file: string) => ({
      data: await siteFileState(dependencies, file, todayAt(request)),
    })

    app.get(
      '/console/sites',
      {
        config: { policy: { permission: 'console', concurrency, repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'The sites’ files: where each is served, what it sells, and the findings of its check',
          operationId: 'listSites',
          response: { 200: dataOf(ConsoleSites), ...problems(401, 403) },
        },
      },
      async (request) => ({ data: await consoleSites(dependencies, todayAt(request)) }),
    )

    app.get(
      '/console/sites/:file',
      {
        config: { policy: { permission: 'console', concurrency, repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'One site’s file: its text, the draft beside it, previews of both, and its history',
          description:
            'Anybody with the address of a preview can open it, for half an hour; nothing can be saved there.',
          operationId: 'getSiteFile',
          params: SiteFileParams,
          response: { 200: dataOf(SiteFileState), ...problems(401, 403, 404) },
        },
      },
      async (request) => await stateOf(request, request.params.file),
    )

    app.post(
      '/console/sites/:file/draft',
      {
        config: { policy: { permission: 'console', concurrency, repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Save a draft of a site’s file, and check it',
          description: 'A file has one draft, which is served only at the address of its preview.',
          operationId: 'saveSiteDraft',
          params: SiteFileParams,
          body: SiteDraftToSave,
          response: { 200: dataOf(SiteFileState), ...problems(401, 403, 409, 422) },
        },
      },
      async (request, reply) => {
        const { file } = request.params
        if (!isSiteFile(file)) throw refusedFields([{ field: 'file', message: 'is no name of a site’s file' }])
        await saveDraft(dependencies, await actors.require(request, reply), { ...request.body, file })
        return await stateOf(request, file)
      },
    )

    app.delete(
      '/console/sites/:file/draft',
      {
        config: { policy: { permission: 'console', repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Delete the draft of a site’s file',
          operationId: 'dropSiteDraft',
          params: SiteFileParams,
          response: { 204: Type.Null({ description: 'The draft is deleted' }), ...problems(401, 403) },
        },
      },
      async (request, reply) => {
        await deleteDraft(db, request.params.file)
        reply.code(204)
        return null
      },
    )

    app.post(
      '/console/sites/:file/publish',
      {
        config: { policy: { permission: 'console', concurrency, repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Publish the draft',
          description:
            'Refused if the draft has faults (422), if the live file has changed since the draft was started, or if the server may not write to the folder (409).',
          operationId: 'publishSite',
          params: SiteFileParams,
          body: SiteToPublish,
          response: { 200: dataOf(SiteFileState), ...problems(401, 403, 404, 409, 422) },
        },
      },
      async (request, reply) => {
        const { file } = request.params
        await publishDraft(dependencies, await operatorOf(request, reply), { ...request.body, file })
        return await stateOf(request, file)
      },
    )

    app.post(
      '/console/sites/:file/roll-back',
      {
        config: { policy: { permission: 'console', concurrency, repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Publish an earlier version of a site’s file',
          description: 'It is checked like a draft, and becomes a new version in the history.',
          operationId: 'rollBackSite',
          params: SiteFileParams,
          body: SiteToRollBack,
          response: { 200: dataOf(SiteFileState), ...problems(401, 403, 404, 409, 422) },
        },
      },
      async (request, reply) => {
        const { file } = request.params
        await rollBack(dependencies, await operatorOf(request, reply), { ...request.body, file })
        return await stateOf(request, file)
      },
    )
  }
