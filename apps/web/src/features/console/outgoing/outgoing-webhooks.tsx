import type { OutgoingWebhooksQuery } from '@coverwright/contract/console/outgoing'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { outgoingWebhooksQuery, replayWebhook } from '../../../api/resources/console/outgoing.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ConsoleFailed } from '../console-frame.tsx'
import { type ListProps, OutgoingList } from './outgoing-list.tsx'

/** What the webhooks of every site were told. */
export function OutgoingWebhooks({ query, locale, onNext, t }: ListProps) {
  const { data, error, refetch } = useQuery({
    // The page takes the states of the address from the same list.
    ...outgoingWebhooksQuery(query as OutgoingWebhooksQuery),
    placeholderData: keepPreviousData,
  })
  const again = useMutation({ mutationFn: replayWebhook })
  if (error) return <ConsoleFailed error={error} onRetry={() => void refetch()} t={t} />
  if (!data) return <Skeleton words={t('console.loading')} />
  return (
    <OutgoingList
      caption={t('console.outgoing.webhooks')}
      isRefused={again.isError}
      rows={data.map(({ type, endpoint, ...delivery }) => ({
        ...delivery,
        name: `${type} → ${endpoint}`,
        actions: delivery.state !== 'waiting' && (
          <Button
            kind="line"
            small
            busy={again.variables === delivery.id && again.isPending}
            onClick={() => again.mutate(delivery.id)}
          >
            {t('console.outgoing.again')}
          </Button>
        ),
      }))}
      locale={locale}
      onNext={onNext}
      t={t}
    />
  )
}
