import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AccountApplication } from '@coverwright/contract/accounts'
import { useMutation } from '@tanstack/react-query'
import { tabQuote } from '../../api/browser/tab-quote.ts'
import { createQuote } from '../../api/resources/quotes.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { visitAttribution } from '../attribution/visit-attribution.ts'
import { textsOf } from '../quote/texts.ts'
import { groupApplications } from './account-text.ts'
import { SentApplication } from './sent-application.tsx'
import { UnsentApplication } from './unsent-application.tsx'

type Props = { readonly applications: readonly AccountApplication[]; readonly site: PublicSite }

/** The applications to complete, then the submitted ones. */
export function Applications({ applications, site }: Props) {
  const t = textsOf(site)
  const { open, sent } = groupApplications(applications)
  return (
    <>
      {applications.length === 0 && (
        <EmptyState title={t('account.none.title')} action={<NewApplication site={site} kind="primary" />}>
          <p>{t('account.none.text')}</p>
        </EmptyState>
      )}
      {open.length > 0 && (
        <section className="acct">
          <h2>{t('account.open')}</h2>
          <ul>
            {open.map((each) => (
              <UnsentApplication key={each.id} application={each} site={site} />
            ))}
          </ul>
        </section>
      )}
      {sent.length > 0 && (
        <section className="acct">
          <h2>{t('account.sent')}</h2>
          <ul>
            {sent.map((each) => (
              <SentApplication key={each.id} application={each} site={site} />
            ))}
          </ul>
        </section>
      )}
      {applications.length > 0 && <NewApplication site={site} kind="line" />}
    </>
  )
}

function NewApplication({ site, kind }: { readonly site: PublicSite; readonly kind: 'primary' | 'line' }) {
  const navigate = useAreaNavigate()
  const t = textsOf(site)
  const create = useMutation({
    mutationFn: () => {
      tabQuote.clear()
      return createQuote(crypto.randomUUID(), visitAttribution())
    },
    onSuccess: () => navigate('/'),
  })
  return (
    <>
      {create.isError && (
        <Notice kind="negative" title={t('account.openFailed.title')} urgent>
          <p>{t('account.openFailed.text')}</p>
        </Notice>
      )}
      <div className="actions">
        <Button kind={kind} busy={create.isPending} onClick={() => create.mutate()}>
          {t(kind === 'primary' ? 'account.start' : 'page.resume.another')}
        </Button>
      </div>
    </>
  )
}
