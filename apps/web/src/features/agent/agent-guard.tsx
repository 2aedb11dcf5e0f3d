import type { UserReply } from '@coverwright/contract/people'
import { signInAddress } from '@coverwright/core/retrieval/sign-in-address'
import { here } from '../../api/page/base.ts'
import { Redirect } from '../../navigation/area.tsx'

/** Instead of a page that is not for whoever came: sign in first, or the first page. */
export function NotForThem({ status }: Pick<UserReply, 'status'>) {
  const to = status === 'authenticated' ? undefined : signInAddress({ here: here() })
  return <Redirect to={to ?? '/'} />
}
