import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { useQuery } from '@tanstack/react-query'
import type { SignIn } from '../../api/resources/accounts.ts'
import { signInsQuery, useEndSignIn } from '../../api/resources/accounts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { textsOf } from '../quote/texts.ts'
import { momentText } from './account-text.ts'

/** The browsers where the user is signed in, with a button to sign out the others. */
export function SignInsList({ site }: { readonly site: PublicSite }) {
  const t = textsOf(site)
  const { data: signIns, isError, refetch } = useQuery(signInsQuery)
  return (
    <div className="appl">
      <h3>{t('account.signIns')}</h3>
      <p className="hint">{t('account.signIns.text')}</p>
      {isError && !signIns && (
        <Notice kind="caution" title={t('account.failed.title')}>
          <Button kind="line" small onClick={() => refetch()}>
            {t('page.tryAgain')}
          </Button>
        </Notice>
      )}
      {!(signIns || isError) && <Skeleton lines={['60%', '48%']} />}
      <ul className="signins">
        {signIns?.map((each) => (
          <SignInRow key={each.id} signIn={each} site={site} />
        ))}
      </ul>
    </div>
  )
}

function SignInRow({ signIn, site }: { readonly signIn: SignIn; readonly site: PublicSite }) {
  const t = textsOf(site)
  const end = useEndSignIn(signIn.id)
  const since = momentText(signIn.created_at, site.locale)
  return (
    <li>
      <div>
        <p>{t('account.signIns.since', { moment: since })}</p>
        <p className="hint">{t('account.signIns.seen', { moment: momentText(signIn.last_seen_at, site.locale) })}</p>
      </div>
      {signIn.current ? (
        <Badge>{t('account.signIns.here')}</Badge>
      ) : (
        <Button kind="line" small busy={end.isPending} onClick={() => end.mutate()}>
          {t('account.signIns.end')}
          <VisuallyHidden> {t('account.signIns.since', { moment: since })}</VisuallyHidden>
        </Button>
      )}
      {end.isError && <Notice kind="negative" title={t('account.signIns.failed')} urgent />}
    </li>
  )
}
