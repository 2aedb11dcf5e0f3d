import type {
  ConsoleSites,
  SiteDraftToSave,
  SiteFileState,
  SiteToPublish,
  SiteToRollBack,
} from '@coverwright/contract/console/sites'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../query-client.ts'
import { api, dataOf } from '../../server/client.ts'
import { ApiProblem } from '../../server/problem.ts'

/** The sites' files, with what their check finds. */
export const sitesQuery = queryOptions({
  queryKey: ['console', 'sites'],
  queryFn: (): Promise<ConsoleSites> => dataOf(api.GET('/console/sites')),
  staleTime: 0,
})

const fileKey = (file: string) => ['console', 'site', file] as const

/** One file, its draft and its history; null for one that is to become a new site. */
export const siteFileQuery = (file: string) =>
  queryOptions({
    queryKey: fileKey(file),
    queryFn: async (): Promise<SiteFileState | null> => {
      try {
        return await dataOf(api.GET('/console/sites/{file}', { params: { path: { file } } }))
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'site_file.not_found') return null
        throw error
      }
    },
    staleTime: 0,
  })

const setState = (file: string, state: SiteFileState) => queryClient.setQueryData(fileKey(file), state)

export async function saveSiteDraft(file: string, body: SiteDraftToSave): Promise<void> {
  setState(file, await dataOf(api.POST('/console/sites/{file}/draft', { params: { path: { file } }, body })))
}

export async function dropSiteDraft(file: string): Promise<void> {
  await api.DELETE('/console/sites/{file}/draft', { params: { path: { file } } })
  await queryClient.invalidateQueries({ queryKey: fileKey(file) })
}

export async function publishSite(file: string, body: SiteToPublish): Promise<void> {
  setState(file, await dataOf(api.POST('/console/sites/{file}/publish', { params: { path: { file } }, body })))
}

export async function rollBackSite(file: string, body: SiteToRollBack): Promise<void> {
  setState(file, await dataOf(api.POST('/console/sites/{file}/roll-back', { params: { path: { file } }, body })))
}
