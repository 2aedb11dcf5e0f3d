import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { sitesQuery } from '../../../api/resources/console/sites.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ConsoleFailed, ConsoleFrame, type ConsoleProps } from '../console-frame.tsx'
import { NewSite } from './new-site.tsx'
import { SiteFilePanel } from './site-file-panel.tsx'
import { SitesTable } from './sites-table.tsx'

/** The sites' files. The page's address says which one is open. */
export const SitesPage = () => (
  <ConsoleFrame path="/console/sites">{(props) => <SitesOrFile {...props} />}</ConsoleFrame>
)

function SitesOrFile(props: ConsoleProps) {
  const file = useSearchParams()[0].get('file')
  return file ? <SiteFilePanel key={file} file={file} {...props} /> : <SiteList {...props} />
}

function SiteList({ application: { site }, t }: ConsoleProps) {
  const { data, error, refetch } = useQuery(sitesQuery)
  if (error) return <ConsoleFailed error={error} onRetry={() => void refetch()} t={t} />
  if (!data) return <Skeleton words={t('console.loading')} />
  return (
    <>
      <p className="hint">{t('console.sites.hint')}</p>
      {!data.can_publish && <Notice title={t('console.sites.readOnly')} />}
      <SitesTable sites={data.sites} locale={site.locale} t={t} />
      <NewSite existingIds={data.sites.map(({ file }) => file)} t={t} />
    </>
  )
}
