import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AccountBusiness } from '@coverwright/contract/accounts'
import { displayedPhone } from '@coverwright/core/text/phone'
import { useMutation } from '@tanstack/react-query'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { textsOf } from '../quote/texts.ts'
import { beginWithFacts } from './business-facts.ts'

type Props = { readonly businesses: readonly AccountBusiness[]; readonly site: PublicSite }

/** The businesses that the user was registered with, each to begin another application with. Source: seed 7.6. */
export function Businesses({ businesses, site }: Props) {
  const t = textsOf(site)
  if (businesses.length === 0) return null
  return (
    <section className="acct">
      <h2>{t('account.businesses')}</h2>
      <p className="hint">{t('account.businesses.text')}</p>
      <ul>
        {businesses.map((each) => (
          <Business key={each.id} business={each} site={site} />
        ))}
      </ul>
    </section>
  )
}

function Business({ business, site }: { readonly business: AccountBusiness; readonly site: PublicSite }) {
  const t = textsOf(site)
  const navigate = useAreaNavigate()
  const use = useMutation({ mutationFn: () => beginWithFacts(business), onSuccess: () => navigate('/') })
  const { name, industry, subindustry, contact_name, contact_email, contact_phone = '' } = business
  const phone = displayedPhone(contact_phone, site.country)
  const contact = [contact_name, contact_email, phone].filter(Boolean)
  return (
    <li className="appl">
      <div className="appl__head">
        <h3>{name ?? t('account.unnamed')}</h3>
        {(subindustry ?? industry) && <p className="appl__lines">{subindustry ?? industry}</p>}
        {contact.length > 0 && <p className="appl__lines">{contact.join(', ')}</p>}
      </div>
      <div className="appl__acts">
        <Button kind="line" busy={use.isPending} onClick={() => use.mutate()}>
          {t('account.business.use')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      {use.isError && (
        <Notice kind="negative" title={t('account.openFailed.title')} urgent>
          <p>{t('account.openFailed.text')}</p>
        </Notice>
      )}
    </li>
  )
}
