import type { AgencyQuote } from '@coverwright/contract/agencies'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { agencyQuotesKey } from '../../../api/resources/agent/agencies.ts'
import { sendLink } from '../../../api/resources/links.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { sendingText, sendToClients } from './send-to-clients.ts'

type Props = {
  readonly quotes: readonly AgencyQuote[]
  /** Gets what was done and refused, in words. */
  readonly onDone: (outcome: string) => void
  readonly t: Translate
}

/** Sends the client of each quote that is picked a link to it. */
export function SendMany({ quotes, onDone, t }: Props) {
  const send = useMutation({
    mutationFn: () => sendToClients(quotes, (id, email) => sendLink(id, { email })),
    onSuccess: (sending) => onDone(sendingText(sending, t)),
    onSettled: (_sent, _error, _none, _context, { client }) => client.invalidateQueries({ queryKey: agencyQuotesKey }),
  })
  return (
    <>
      <Button kind="line" small busy={send.isPending} onClick={() => send.mutate()}>
        {t('agent.picked.send')}
      </Button>
      {send.isError && <p className="err">{t('agent.picked.notSent')}</p>}
    </>
  )
}
