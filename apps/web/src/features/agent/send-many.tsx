import type { AgencyQuote } from '@coverwright/contract/agencies'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { agencyQuotesKey } from '../../api/resources/agent/agencies.ts'
import { sendLink } from '../../api/resources/links.ts'
import { Button } from '../../ui/actions/button.tsx'

type Props = { readonly quotes: readonly AgencyQuote[]; readonly t: Translate }

/** Sends the client of each quote that is picked a link to it, one after another. */
export function SendMany({ quotes, t }: Props) {
  const recipients = quotes.flatMap(({ id, contact_email }) => (contact_email ? [{ id, email: contact_email }] : []))
  const send = useMutation({
    mutationFn: async () => {
      let sent = 0
      for (const { id, email } of recipients) {
        await sendLink(id, { email })
        sent += 1
      }
      return sent
    },
    onSettled: (_sent, _error, _none, _context, { client }) => client.invalidateQueries({ queryKey: agencyQuotesKey }),
  })
  const unknown = quotes.length - recipients.length
  return (
    <>
      <Button kind="line" small busy={send.isPending} disabled={recipients.length === 0} onClick={() => send.mutate()}>
        {t('agent.picked.send')}
      </Button>
      <span role="status">
        {send.isSuccess && t('agent.picked.sent', { count: send.data })}
        {unknown > 0 && ` ${t('agent.picked.noEmail', { count: unknown })}`}
      </span>
      {send.isError && <p className="err">{t('agent.picked.notSent')}</p>}
    </>
  )
}
