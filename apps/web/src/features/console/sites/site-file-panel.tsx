import type { SiteFileState } from '@coverwright/contract/console/sites'
import { useQuery } from '@tanstack/react-query'
import { siteFileQuery } from '../../../api/resources/console/sites.ts'
import { Link } from '../../../navigation/area.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ConsoleFailed, type ConsoleProps } from '../console-frame.tsx'
import { ChangedKeys } from './changed-keys.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { Findings } from './findings.tsx'
import { PublishForm } from './publish-form.tsx'
import { SiteHistory } from './site-history.tsx'
import { SitePreviews } from './site-previews.tsx'

type Props = ConsoleProps & { readonly file: string }

/** One that is to become a new site. */
const newFile = (file: string): SiteFileState => ({
  ...{ file, hash: '', history: [], can_publish: true, faults: [], remarks: [] },
})

/** One site's file: the draft beside what is live, the way to publish it, and what was before. */
export function SiteFilePanel({ file, application: { site }, t }: Props) {
  const { data, error, refetch } = useQuery(siteFileQuery(file))
  if (error) return <ConsoleFailed error={error} onRetry={() => void refetch()} t={t} />
  if (data === undefined) return <Skeleton words={t('console.loading')} />
  const state = data ?? newFile(file)
  const { draft } = state
  const current = draft ?? state
  return (
    <>
      <div className="console-file">
        <h2>{state.name ?? file}</h2>
        <p className="hint">
          {state.name && `${file} · `}
          <Link href="/console/sites">{t('console.sites.all')}</Link>
        </p>
      </div>
      {draft?.is_outdated && (
        <Notice kind="caution" title={t('console.sites.outdated')}>
          <p>{t('console.sites.outdated.text')}</p>
        </Notice>
      )}
      <section aria-labelledby="previews">
        <h2 id="previews">{t('console.sites.previews')}</h2>
        <SitePreviews state={state} t={t} />
      </section>
      <div className="console-pair">
        <section>
          <h2>{t('console.sites.text')}</h2>
          <DraftEditor key={`${state.hash} ${draft?.hash}`} state={state} t={t} />
        </section>
        <section>
          <h2>{t('console.sites.check')}</h2>
          <Findings found={current} t={t} />
          {draft && (
            <>
              <h2>{t('console.sites.changes')}</h2>
              <ChangedKeys changes={draft.changes} t={t} />
              <PublishForm state={state} draft={draft} t={t} />
            </>
          )}
        </section>
      </div>
      <SiteHistory state={state} locale={site.locale} t={t} />
    </>
  )
}
