import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AgencyQuote } from '@coverwright/contract/agencies'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { copyQuote } from '../../api/resources/quotes.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { dayText } from '../quote/day-text.ts'
import { textsOf } from '../quote/texts.ts'
import { agentQuotePath } from './agent-paths.ts'
import { SendLink } from './send-link.tsx'

/** What an agent can do with a quote in the list. */
export function RowActions({ quote, site }: { readonly quote: AgencyQuote; readonly site: PublicSite }) {
  const t = textsOf(site)
  const navigate = useAreaNavigate()
  const [sending, setSending] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const copy = useMutation({
    mutationFn: () => copyQuote(quote.id, key),
    onSuccess: (copied) => navigate(agentQuotePath(copied._id)),
  })
  const name = <VisuallyHidden> {quote.company_name || t('agent.bar.unnamed')}</VisuallyHidden>
  return (
    <div className="qacts">
      <ButtonLink kind="quiet" small href={agentQuotePath(quote.id)}>
        {t('agent.row.open')}
        {name}
      </ButtonLink>
      {quote.application_type === 'new' && (
        <Button kind="quiet" small busy={copy.isPending} onClick={() => copy.mutate()}>
          {t('agent.row.copy')}
          {name}
        </Button>
      )}
      <Button kind="quiet" small onClick={() => setSending(true)}>
        {t('agent.row.send')}
        {name}
      </Button>
      {quote.client_link && <small>{t('agent.row.sent', { day: dayText(quote.client_link.sent_at, site) })}</small>}
      {copy.isError && (
        <small className="links__failed" role="alert">
          {t('agent.row.notCopied')}
        </small>
      )}
      {sending && (
        <SendLink quoteId={quote.id} email={quote.contact_email ?? ''} site={site} onClose={() => setSending(false)} />
      )}
    </div>
  )
}
