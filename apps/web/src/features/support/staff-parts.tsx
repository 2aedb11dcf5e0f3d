import type { UserReply } from '@coverwright/contract/people'
import { SignInExpiry } from '../sign-in/sign-in-expiry.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'

/** What only staff see on every page: whom they act for, and the warning before they are signed out. */
export function StaffParts({ user }: { readonly user: UserReply }) {
  return (
    <>
      {user.impersonated && <ImpersonationBanner email={user.email ?? ''} />}
      {user.ends_in && <SignInExpiry endsIn={user.ends_in} />}
    </>
  )
}
