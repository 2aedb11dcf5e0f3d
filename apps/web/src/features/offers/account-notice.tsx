import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { hasAccounts } from '@coverwright/catalogue/sites/site'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { userQuery } from '../../api/resources/users.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { textAnswer } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import '../../styles/pages/account.css'
import { useQuery } from '@tanstack/react-query'

type Props = { readonly quote: QuoteReply; readonly site: PublicSite }

/** Tells somebody who submitted without signing in how to find the application again on another device. */
export function AccountNotice({ quote, site }: Props) {
  const { data: user } = useQuery(userQuery)
  const t = textsOf(site)
  if (!hasAccounts(site) || quote.owned || user === undefined || user.status === 'authenticated') return null
  const email = textAnswer(quote, 'contact_email')
  return (
    <div className="keep">
      <Notice title={t('account.thanks.title')}>
        <p>{email ? t('account.thanks.text', { email }) : t('account.thanks.textNoEmail')}</p>
        <ButtonLink href={{ site: '/sign-in?to=%2Faccount' }} kind="line" small>
          {t('account.thanks.go')}
        </ButtonLink>
      </Notice>
    </div>
  )
}
