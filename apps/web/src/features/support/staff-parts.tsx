import type { UserReply } from '@coverwright/contract/people'
import { SessionEnd } from '../people/session-end.tsx'
import { HelpingBanner } from './helping-banner.tsx'

/** What only staff see on every page: whom they help, and that they will be signed out. */
export function StaffParts({ user }: { readonly user: UserReply }) {
  return (
    <>
      {user.impersonated && <HelpingBanner email={user.email ?? ''} />}
      {user.ends_in && <SessionEnd endsIn={user.ends_in} />}
    </>
  )
}
