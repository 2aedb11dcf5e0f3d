import type { UserReply } from '@coverwright/contract/people'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { here, sitePath } from '../../api/page/base.ts'
import { queryClient } from '../../api/query-client.ts'
import { siteQuery } from '../../api/resources/site.ts'
import { userQuery, useStaySignedIn } from '../../api/resources/users.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { countries } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import { signInPath } from '../session/sign-in-path.ts'
import { endingOf } from './when-to-warn.ts'

type EndsIn = NonNullable<UserReply['ends_in']>

/** While the warning stands, another tab may have prolonged the sign-in. */
const lookAgainSeconds = 15

/**
 * Warns staff before they are signed out, and leads to signing in when they are: what was typed is kept in this browser,
 * and the same page comes after it. Asking who is signed in prolongs nothing; any other call does, in any tab.
 */
export function SessionEnd({ endsIn }: { readonly endsIn: EndsIn }) {
  const { dataUpdatedAt } = useQuery(userQuery)
  const now = useNow(endsIn, dataUpdatedAt)
  const ending = endingOf(endsIn, (now - dataUpdatedAt) / 1000)
  const isOver = ending.state === 'over'
  useEffect(() => {
    if (isOver) void leave()
  }, [isOver])
  if (ending.state !== 'near') return null
  return <Warning minutes={Math.max(1, Math.floor(ending.left / 60))} canStay={ending.canStay} />
}

/** Leaves the page only once the server says that the sign-in has ended. */
async function leave(): Promise<void> {
  // Read first: pages lead elsewhere once they know that nobody is signed in.
  const address = new URL(sitePath() + signInPath(here()), document.baseURI)
  const { status } = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })
  if (status === 'authenticated') return
  address.searchParams.set('ended', 'true')
  location.replace(address)
}

const lookAgain = (): void => void queryClient.invalidateQueries({ queryKey: userQuery.queryKey })

/** The time, as often as it matters: when the warning is due, then each second. */
function useNow(endsIn: EndsIn, saidAt: number): number {
  const [now, setNow] = useState(Date.now)
  const ending = endingOf(endsIn, (now - saidAt) / 1000)
  const { state } = ending
  const wait = ending.state === 'far' ? ending.lookIn : 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment sets the timer to the next
  useEffect(() => {
    const tick = async () => {
      // A save may have prolonged the sign-in since.
      if (state === 'far') await queryClient.refetchQueries({ queryKey: userQuery.queryKey })
      setNow(Date.now())
    }
    const timer = setTimeout(() => void tick(), Math.max(1, wait) * 1000)
    // Timers are late after a machine has slept.
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
    const timer = setInterval(lookAgain, lookAgainSeconds * 1000)
    return () => clearInterval(timer)
  }, [isNear])
  return now
}

function Warning({ minutes, canStay }: { readonly minutes: number; readonly canStay: boolean }) {
  const { data: site } = useSuspenseQuery(siteQuery)
  countries.content(site).read()
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
