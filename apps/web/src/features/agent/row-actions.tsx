import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AgencyQuote } from '@coverwright/contract/agencies'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { copyQuote } from '../../api/resources/quotes.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
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
    onSuccess: (copy) => navigate(agentQuotePath(copy._id)),
  })
  const name = <VisuallyHidden> {quote.company_name || t('agent.bar.unnamed')}</VisuallyHidden>
  return (
    <div className="rowacts">
      {quote.application_type === 'new' && (
        <button
          type="button"
          className="iconbtn"
          title={t('agent.row.copy')}
          aria-disabled={copy.isPending || undefined}
          onClick={() => copy.isPending || copy.mutate()}
        >
          <TwoSheets />
          <span>
            {t('agent.row.copy')}
            {name}
          </span>
        </button>
      )}
      <button type="button" className="iconbtn" title={t('agent.row.send')} onClick={onSend}>
        <Icon name="mail" />
        <span>
          {t('agent.row.send')}
          {name}
        </span>
      </button>
      {copy.isError && (
        <small className="links__failed" role="alert">
          {t('agent.row.notCopied')}
        </small>
      )}
    </div>
  )
}

function TwoSheets() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 8h12v12H8zM16 8V4H4v12h4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  )
}
