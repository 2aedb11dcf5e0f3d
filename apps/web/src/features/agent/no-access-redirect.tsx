import type { UserReply } from '@coverwright/contract/people'
import { signInAddress } from '@coverwright/core/retrieval/sign-in-address'
import { currentAddress } from '../../api/page/base.ts'
import { Redirect } from '../../navigation/area.tsx'

/** For a page that this user may not see: leads to the sign-in page, or to the first page if they are signed in. */
export function NoAccessRedirect({ status }: Pick<UserReply, 'status'>) {
  const to = status === 'authenticated' ? undefined : signInAddress({ here: currentAddress() })
  return <Redirect to={to ?? '/'} />
}
