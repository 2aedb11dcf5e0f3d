import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { Application } from '../../quote/application.ts'
import { textsOf } from '../../quote/texts.ts'
import { useWantedQuestions } from './use-wanted-questions.ts'

/** Shown while a carrier's questions are fetched, at most for the server's own time limit. */
export function PendingPage({ application }: { readonly application: Application }) {
  const t = textsOf(application.site)
  const { failed, retry } = useWantedQuestions(application)
  if (!failed) return <Skeleton words={t('page.pending.text')} />
  return (
    <Notice kind="caution" title={t('page.pending.failed.title')} urgent>
      <p>{t('page.pending.failed.text')}</p>
      <Button kind="line" onClick={retry}>
        {t('page.tryAgain')}
      </Button>
    </Notice>
  )
}
