import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AccountApplication } from '@coverwright/contract/accounts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { quoteNumber } from '../offers/quote-summary.tsx'
import { textsOf } from '../quote/texts.ts'

type Props = { readonly application: AccountApplication; readonly site: PublicSite }

/** The business, the number of the application, and the insurance it asks for. */
export function ApplicationHead({ application, site }: Props) {
  const { company_name, uuid, application_type, insurance_types } = application
  const t = textsOf(site)
  return (
    <div className="appl__head">
      <h3 dir="auto">{company_name ?? t('account.unnamed')}</h3>
      {application_type === 'renewal' && <Badge>{t('account.renewal')}</Badge>}
      <p className="id">{quoteNumber(uuid)}</p>
      {insurance_types.length > 0 && <p className="appl__lines">{insurance_types.join(', ')}</p>}
    </div>
  )
}
