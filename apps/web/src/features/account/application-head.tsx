import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AccountApplication } from '@coverwright/contract/accounts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { quoteNumber } from '../offers/quote-summary.tsx'
import { dayText } from '../quote/day-text.ts'
import { textsOf } from '../quote/texts.ts'

type Props = { readonly application: AccountApplication; readonly site: PublicSite }

/** The business, the number of the application, the insurance it asks for, and that it is closed. */
export function ApplicationHead({ application, site }: Props) {
  const { company_name, uuid, application_type, insurance_types, closed_at } = application
  const t = textsOf(site)
  return (
    <div className="appl__head">
      <h3 dir="auto">{company_name ?? t('account.unnamed')}</h3>
      {application_type === 'renewal' && <Badge>{t('account.renewal')}</Badge>}
      {closed_at && <Badge>{t('account.closed')}</Badge>}
      <p className="id">{quoteNumber(uuid)}</p>
      {insurance_types.length > 0 && <p className="appl__lines">{insurance_types.join(', ')}</p>}
      {closed_at && <p className="appl__lines">{t('account.closed.text', { date: dayText(closed_at, site) })}</p>}
    </div>
  )
}
