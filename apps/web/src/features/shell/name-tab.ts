import { siteQuery } from '../../api/queries/site.ts'
import { queryClient } from '../../api/query-client.ts'

/** The title of the browser's tab: the page's, and whose site it is. */
export function nameTab(title: string): void {
  const site = queryClient.getQueryData(siteQuery.queryKey)
  if (site) document.title = `${title} – ${site.name}`
}
