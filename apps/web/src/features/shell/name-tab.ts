import { siteQuery } from '../../api/server/queries.ts'
import { queryClient } from '../../api/store/page-queries.ts'

/** The title of the browser's tab: the page's, and whose site it is. */
export function nameTab(title: string): void {
  const site = queryClient.getQueryData(siteQuery)
  if (site) document.title = `${title} – ${site.name}`
}
