import type { UserReply } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { Icon } from '../../ui/icons/icon.tsx'
import '../../styles/pages/support.css'

type Props = { readonly user: Pick<UserReply, 'impersonated'>; readonly t: Translate }

/** Explains a control that is disabled while support impersonates a user. The server refuses the call too. */
export function DisabledWhileImpersonating({ user, t }: Props) {
  return (
    user.impersonated && (
      <p className="only-they">
        <Icon name="lock" small />
        {t('support.onlyThey')}
      </p>
    )
  )
}
