import type { UserReply } from '@coverwright/contract/people'
import { SignInExpiry } from '../sign-in/sign-in-expiry.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'

/** What staff see on every page: whom they impersonate, and the warning before their sign-in expires. */
export function StaffBanners({ user }: { readonly user: UserReply }) {
  return (
    <>
      {user.impersonated && <ImpersonationBanner email={user.email ?? ''} />}
      {user.ends_in && <SignInExpiry endsIn={user.ends_in} />}
    </>
  )
}
