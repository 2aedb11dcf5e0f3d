import type { UserReply } from '@coverwright/contract/people'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentAddress, sitePath } from '../../api/page/base.ts'
import { queryClient } from '../../api/query-client.ts'
import { siteQuery } from '../../api/resources/site.ts'
import { userQuery, useStaySignedIn } from '../../api/resources/users.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { countries } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import { signInPath } from '../session/sign-in-path.ts'
import { expiryState } from './expiry-state.ts'

type EndsIn = NonNullable<UserReply['ends_in']>

/** While the warning is shown, another tab may extend the sign-in. */
const recheckSeconds = 15

/**
 * Warns staff before their sign-in expires, and leads to the sign-in page when it has; what was typed is kept in this
 * browser, and they come back to the same page. Fetching the user does not extend the sign-in; any other call does.
 */
export function SignInExpiry({ endsIn }: { readonly endsIn: EndsIn }) {
  const { dataUpdatedAt } = useQuery(userQuery)
  const now = useNow(endsIn, dataUpdatedAt)
  const expiry = expiryState(endsIn, (now - dataUpdatedAt) / 1000)
  const isExpired = expiry.state === 'over'
  useEffect(() => {
    if (isExpired) void goToSignIn()
  }, [isExpired])
  if (expiry.state !== 'near') return null
  return <Warning minutes={Math.max(1, Math.floor(expiry.left / 60))} canStay={expiry.canStay} />
}

/** Leaves the page only once the server confirms that the sign-in has expired. */
async function goToSignIn(): Promise<void> {
  // Read first: pages redirect as soon as they learn that nobody is signed in.
  const address = new URL(sitePath() + signInPath(currentAddress()), document.baseURI)
  const { status } = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })
  if (status === 'authenticated') return
  address.searchParams.set('ended', 'true')
  location.replace(address)
}

const refetchUser = (): void => void queryClient.invalidateQueries({ queryKey: userQuery.queryKey })

/** The current time, updated when the warning is due and then every second. */
function useNow(endsIn: EndsIn, fetchedAt: number): number {
  const [now, setNow] = useState(Date.now)
  const expiry = expiryState(endsIn, (now - fetchedAt) / 1000)
  const { state } = expiry
  const wait = expiry.state === 'far' ? expiry.warnIn : 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tick sets the timer for the next
  useEffect(() => {
    const tick = async () => {
      // A save may have extended the sign-in since.
      if (state === 'far') await queryClient.refetchQueries({ queryKey: userQuery.queryKey })
      setNow(Date.now())
    }
    const timer = setTimeout(() => void tick(), Math.max(1, wait) * 1000)
    // Timers fire late after the machine has slept.
    const wake = () => !document.hidden && setNow(Date.now())
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [state, wait, now])
  const isNear = state === 'near'
  useEffect(() => {
    if (!isNear) return undefined
    const timer = setInterval(refetchUser, recheckSeconds * 1000)
    return () => clearInterval(timer)
  }, [isNear])
  return now
}

function Warning({ minutes, canStay }: { readonly minutes: number; readonly canStay: boolean }) {
  const { data: site } = useSuspenseQuery(siteQuery)
  countries.pages(site).read()
  const t = textsOf(site)
  const [isDismissed, setDismissed] = useState(false)
  const stay = useStaySignedIn()
  if (isDismissed) return null
  return (
    <Dialog
      title={t('page.sessionEnd.title', { count: minutes })}
      closeLabel={t('ui.close')}
      onClose={() => setDismissed(true)}
      alert
    >
      <p>{t(canStay ? 'page.sessionEnd.text' : 'page.sessionEnd.most')}</p>
      {stay.isError && <p role="alert">{t('page.sessionEnd.failed')}</p>}
      <div className="actions">
        {canStay ? (
          <Button busy={stay.isPending} onClick={() => stay.mutate()}>
            {t('page.sessionEnd.stay')}
          </Button>
        ) : (
          <Button onClick={() => setDismissed(true)}>{t('page.sessionEnd.goOn')}</Button>
        )}
      </div>
    </Dialog>
  )
}
