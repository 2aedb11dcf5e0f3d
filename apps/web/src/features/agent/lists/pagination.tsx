import type { AgencyQuotesReply } from '@coverwright/contract/agencies'
import type { Translate } from '@coverwright/core/text/text'
import { Button } from '../../../ui/actions/button.tsx'

type Props = {
  readonly reply: Pick<AgencyQuotesReply, 'total' | 'page' | 'page_size'>
  readonly onPage: (page: number) => void
  readonly t: Translate
}

/** Buttons to page through the list; nothing if all quotes are on one page. */
export function Pagination({ reply: { total, page, page_size }, onPage, t }: Props) {
  const last = Math.max(1, Math.ceil(total / page_size))
  if (last < 2 && page === 1) return null
  return (
    <nav className="turn" aria-label={t('agent.home.pages')}>
      <Button kind="line" small disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, last))}>
        {t('agent.home.newer')}
      </Button>
      <span>{t('agent.home.page', { page, count: last })}</span>
      <Button kind="line" small disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t('agent.home.older')}
      </Button>
    </nav>
  )
}
