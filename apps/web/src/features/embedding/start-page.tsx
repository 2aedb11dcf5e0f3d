import { next } from '@coverwright/core/navigation/navigate'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { beginFrom } from '../../api/resources/embedding/start.ts'
import { siteQuery } from '../../api/resources/site.ts'
import { userQuery } from '../../api/resources/users.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Redirect, useAreaNavigate } from '../../navigation/area.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { applicationOf } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { startFragment } from './start-fragment.ts'

/** Continues with answers from another site's page. They were in its address after a #, and are removed from it. */
export function StartPage() {
  const { data: site } = useSuspenseQuery(siteQuery)
  const { data: user } = useSuspenseQuery(userQuery)
  const navigate = useAreaNavigate()
  const t = textsOf(site)
  const start = startFragment.taken()
  const { mutate: begin, error } = useMutation({
    mutationFn: beginFrom,
    onSuccess: (quote) => {
      const { flowState } = applicationOf(site, quote, user)
      void navigate(next(flowState, '/') ?? '/', { replace: true })
    },
  })
  useEffect(() => {
    if (start !== undefined) begin(start)
  }, [start, begin])
  if (start === undefined) return <Redirect to="/" />
  const isRefused = error instanceof ApiProblem && error.status === 422
  return (
    <SiteShell application={applicationOf(site, null, user)}>
      <TopBar />
      <Page>
        {error === null ? (
          <PageHead step="start" title={t('page.start.title')} />
        ) : isRefused ? (
          <>
            <PageHead step="start-refused" title={t('page.start.refused.title')} lede={t('page.start.refused.lede')} />
            <div className="actions">
              <ButtonLink href="/" arrow>
                {t('page.start.refused.begin')}
              </ButtonLink>
            </div>
          </>
        ) : (
          <>
            <PageHead step="start-failed" title={t('page.start.failed.title')} lede={t('page.start.failed.lede')} />
            <div className="actions">
              <Button onClick={() => begin(start)}>{t('ui.tryAgain')}</Button>
            </div>
          </>
        )}
      </Page>
    </SiteShell>
  )
}
