import type { UserReply } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { lazy, Suspense } from 'react'
import { useHref, useLocation } from 'react-router'
import { useAreaPath } from '../../navigation/area.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'
import { signInPath } from '../session/sign-in-path.ts'

const PersonMenu = lazy(() => import('./person-menu.tsx').then((file) => ({ default: file.PersonMenu })))

type Props = {
  readonly user: UserReply | undefined
  /** Saves an open application for later; absent where there is none. */
  readonly onSave: (() => void) | undefined
  /** In the narrow head of phones. */
  readonly short?: boolean
  readonly t: Translate
}

/** Who is signed in here, the way in and out, and a way to stop and come back. */
export function PersonLinks({ user, onSave, short, t }: Props) {
  const path = useAreaPath()
  const { pathname, search } = useLocation()
  // The server renders one page for every query.
  const signIn = useHref(signInPath(useHydrated() ? pathname + search : '/'))
  const isSignedIn = user?.status === 'authenticated'
  // Beside a name there is no room for it in the narrow head.
  const inMenu = isSignedIn && short ? onSave : undefined
  return (
    <div className="person">
      {onSave && !inMenu && (
        <button type="button" className="person__save" onClick={onSave}>
          <Icon name="cloud-check" small />
          {t(short ? 'page.saveForLater.short' : 'page.saveForLater')}
        </button>
      )}
      {isSignedIn && (
        <Suspense>
          <PersonMenu user={user} onSave={inMenu} t={t} />
        </Suspense>
      )}
      {!isSignedIn && path !== '/sign-in' && <a href={signIn}>{t('page.signIn')}</a>}
    </div>
  )
}
