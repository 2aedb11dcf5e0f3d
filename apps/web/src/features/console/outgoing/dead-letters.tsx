import type { Translate } from '@coverwright/core/text/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { deadLettersQuery, retryJobs } from '../../../api/resources/console/outgoing.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ConsoleFailed } from '../console-frame.tsx'
import { OutgoingList } from './outgoing-list.tsx'

type Props = { readonly locale: string; readonly t: Translate }

/** Jobs that failed on every attempt: one of them again, or all that are shown. */
export function DeadLetters({ locale, t }: Props) {
  const { data, error, refetch } = useQuery(deadLettersQuery)
  const again = useMutation({ mutationFn: retryJobs })
  if (error) return <ConsoleFailed error={error} onRetry={() => void refetch()} t={t} />
  if (!data) return <Skeleton words={t('console.loading')} />
  const { waiting, dead, jobs } = data
  return (
    <>
      <p className="hint">{t('console.outgoing.jobs.counts', { waiting, dead })}</p>
      <OutgoingList
        caption={t('console.outgoing.jobs')}
        isRefused={again.isError}
        rows={jobs.map(({ id, job, attempts, created_at, failed_at, failure }) => ({
          ...{ id, name: job.replaceAll(/[_.]/g, ' '), state: 'failed', attempts, created_at, failure },
          ended_at: failed_at,
          actions: (
            <Button kind="line" small busy={again.isPending} onClick={() => again.mutate([id])}>
              {t('console.outgoing.again')}
            </Button>
          ),
        }))}
        locale={locale}
        t={t}
      />
      {jobs.length > 1 && (
        <Button kind="line" small busy={again.isPending} onClick={() => again.mutate(jobs.map(({ id }) => id))}>
          {t('console.outgoing.jobs.all')}
        </Button>
      )}
    </>
  )
}
