import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { LinkReply } from '@coverwright/contract/links'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { linksQuery, useRevokeLink } from '../../api/resources/links.ts'
import { Button } from '../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { dayText } from '../quote/day-text.ts'
import { textsOf } from '../quote/texts.ts'
import { linkStatus } from './link-status.ts'

/** The links sent so far, each with a button to revoke it. */
export function SentLinks({ quoteId, site }: { readonly quoteId: string; readonly site: PublicSite }) {
  const heading = useId()
  const t = textsOf(site)
  const { data: links = [], isError } = useQuery(linksQuery(quoteId))
  if (isError) return <p className="hint">{t('agent.links.failed')}</p>
  if (links.length === 0) return null
  return (
    <section className="links" aria-labelledby={heading}>
      <h3 id={heading}>{t('agent.links.title')}</h3>
      <ul>
        {links.map((link) => (
          <SentLink key={link.uuid} quoteId={quoteId} link={link} site={site} />
        ))}
      </ul>
    </section>
  )
}

type Props = { readonly quoteId: string; readonly link: LinkReply; readonly site: PublicSite }

function SentLink({ quoteId, link, site }: Props) {
  const t = textsOf(site)
  const row = useRef<HTMLLIElement>(null)
  const revoke = useRevokeLink(quoteId, link.uuid)
  const status = linkStatus(link, new Date())
  const days = { sent: dayText(link.created_at, site), until: dayText(link.expires_at, site) }
  return (
    <li ref={row} tabIndex={-1}>
      <div>
        <b>{link.sent_to}</b>
        <small>{t(`agent.links.${status}`, days)}</small>
        {revoke.isError && (
          <small className="links__failed" role="alert">
            {t('agent.links.notRevoked')}
          </small>
        )}
      </div>
      {status === 'good' && (
        <Button
          kind="quiet"
          small
          busy={revoke.isPending}
          // The button disappears, so the focus moves to the row.
          onClick={() => revoke.mutate(undefined, { onSuccess: () => row.current?.focus() })}
        >
          {t('agent.links.revoke')}
          <VisuallyHidden> {t('agent.links.of', { to: link.sent_to })}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
