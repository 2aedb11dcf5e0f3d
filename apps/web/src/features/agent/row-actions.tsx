import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AgencyQuote } from '@coverwright/contract/agencies'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { copyQuote } from '../../api/resources/quotes.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { textsOf } from '../quote/texts.ts'
import { agentQuotePath } from './agent-paths.ts'

type Props = { readonly quote: AgencyQuote; readonly onSend: () => void; readonly site: PublicSite }

/** What an agent can do with a quote in the list, besides opening it. */
export function RowActions({ quote, onSend, site }: Props) {
  const t = textsOf(site)
  const navigate = useAreaNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const copy = useMutation({
    mutationFn: () => copyQuote(quote.id, key),
    onSuccess: (copied) => navigate(agentQuotePath(copied._id)),
  })
  const name = <VisuallyHidden> {quote.company_name || t('agent.bar.unnamed')}</VisuallyHidden>
  return (
    <div className="qacts">
      {quote.application_type === 'new' && (
        <Button kind="quiet" small busy={copy.isPending} onClick={() => copy.mutate()}>
          {t('agent.row.copy')}
          {name}
        </Button>
      )}
      <Button kind="quiet" small onClick={onSend}>
        {t('agent.row.send')}
        {name}
      </Button>
      {copy.isError && (
        <small className="links__failed" role="alert">
          {t('agent.row.notCopied')}
        </small>
      )}
    </div>
  )
}
