import type { ReasonToRead } from '@coverwright/contract/console/outgoing'
import { reasonsToRead } from '@coverwright/contract/values'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readRecipient } from '../../../api/resources/console/outgoing.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ReasonFields } from '../reason-fields.tsx'

type Props = { readonly id: string; readonly onClose: () => void; readonly t: Translate }

/** Who a mail is to, once a reason is given. */
export function RecipientDialog({ id, onClose, t }: Props) {
  const [reason, setGiven] = useState<ReasonToRead>({ reason: reasonsToRead[0] })
  const recipient = useMutation({ mutationFn: () => readRecipient(id, reason) })
  return (
    <Dialog title={t('console.outgoing.recipient')} closeLabel={t('ui.close')} onClose={onClose}>
      {recipient.data ? (
        <p role="status">
          <b>{recipient.data.email}</b>
        </p>
      ) : (
        <form
          className="staff-form"
          onSubmit={(event) => {
            event.preventDefault()
            recipient.mutate()
          }}
        >
          <p className="hint">{t('console.reason.hint')}</p>
          <ReasonFields value={reason} onChange={setGiven} t={t} />
          {recipient.isError && <Notice kind="negative" title={t('console.outgoing.refused')} urgent />}
          <Button type="submit" small busy={recipient.isPending}>
            {t('console.reason.show')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
