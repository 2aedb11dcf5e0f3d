import type { UserReply } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { Button } from '../../ui/actions/button.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { SignOutButton } from '../shell/sign-out-button.tsx'

type Props = { readonly user: UserReply; readonly onContinue: () => void; readonly t: Translate }

/** For somebody who is signed in already: continue, or sign out. */
export function AlreadySignedIn({ user, onContinue, t }: Props) {
  return (
    <>
      <PageHead
        step="signed-in"
        title={t('page.signIn.already.title')}
        lede={t('page.signIn.already.text', { email: user.email ?? '' })}
      />
      <div className="actions">
        <Button arrow onClick={onContinue}>
          {t('page.signIn.already.goOn')}
        </Button>
        <SignOutButton className="btn btn--quiet" t={t} />
      </div>
    </>
  )
}
