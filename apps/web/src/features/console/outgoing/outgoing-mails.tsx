import type { OutgoingMailsQuery } from '@coverwright/contract/console/outgoing'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { outgoingMailsQuery, sendMailAgain } from '../../../api/resources/console/outgoing.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ConsoleFailed } from '../console-frame.tsx'
import { type ListProps, OutgoingList } from './outgoing-list.tsx'
import { RecipientDialog } from './recipient-dialog.tsx'

/** Mails of every site. */
export function OutgoingMails({ query, locale, onNext, t }: ListProps) {
  const { data, error, refetch } = useQuery({
    // The page takes the states of the address from the same list.
    ...outgoingMailsQuery(query as OutgoingMailsQuery),
    placeholderData: keepPreviousData,
  })
  const again = useMutation({ mutationFn: sendMailAgain })
  const [mailId, setAsked] = useState<string>()
  if (error) return <ConsoleFailed error={error} onRetry={() => void refetch()} t={t} />
  if (!data) return <Skeleton words={t('console.loading')} />
  return (
    <>
      <OutgoingList
        caption={t('console.outgoing.mails')}
        isRefused={again.isError}
        rows={data.map(({ kind, is_kept, ...mail }) => ({
          ...mail,
          name: kind.replaceAll('_', ' '),
          actions: is_kept && (
            <>
              <Button kind="quiet" small onClick={() => setAsked(mail.id)}>
                {t('console.outgoing.recipient')}
              </Button>
              <Button
                kind="line"
                small
                busy={again.variables === mail.id && again.isPending}
                onClick={() => again.mutate(mail.id)}
              >
                {t('console.outgoing.again')}
              </Button>
            </>
          ),
        }))}
        locale={locale}
        onNext={onNext}
        t={t}
      />
      {mailId !== undefined && <RecipientDialog id={mailId} onClose={() => setAsked(undefined)} t={t} />}
    </>
  )
}
