import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { UserReply } from '@coverwright/contract/people'
import { useState } from 'react'
import { exportUrl } from '../../api/resources/accounts.ts'
import { Link } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { textsOf } from '../quote/texts.ts'
import { DisabledWhileImpersonating } from '../session/disabled-while-impersonating.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { SignInsList } from './sign-ins-list.tsx'

type Props = { readonly email: string; readonly user: UserReply; readonly site: PublicSite }

/** The user's sign-ins, and their data to download or erase. Hidden from support that impersonates them. */
export function DataSection({ email, user, site }: Props) {
  const t = textsOf(site)
  const [erasing, setErasing] = useState(false)
  return (
    <section className="acct acct--data">
      <h2>{t('account.data')}</h2>
      {user.impersonated ? (
        <DisabledWhileImpersonating user={user} t={t} />
      ) : (
        <>
          <SignInsList site={site} />
          <div className="appl">
            <h3>{t('myMail.title')}</h3>
            <div className="appl__acts">
              <Link className="btn btn--line" href="/my-mail">
                {t('myMail.link')}
              </Link>
            </div>
          </div>
          <div className="appl">
            <h3>{t('account.export')}</h3>
            <p className="hint">{t('account.export.text')}</p>
            <div className="appl__acts">
              <a className="btn btn--line" href={exportUrl()} download>
                {t('account.export.go')}
              </a>
            </div>
          </div>
          <div className="appl">
            <h3>{t('account.erase')}</h3>
            <p className="hint">{t('account.erase.text')}</p>
            <div className="appl__acts">
              <Button kind="line" onClick={() => setErasing(true)}>
                {t('account.erase.open')}
              </Button>
            </div>
          </div>
        </>
      )}
      {erasing && <EraseDialog email={email} site={site} onClose={() => setErasing(false)} />}
    </section>
  )
}
