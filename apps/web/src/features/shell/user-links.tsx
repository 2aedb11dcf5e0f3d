import type { UserReply } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { lazy, Suspense } from 'react'
import { useHref, useLocation } from 'react-router'
import { useAreaPath } from '../../navigation/area.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'
import { signInPath } from '../session/sign-in-path.ts'

const UserMenu = lazy(() => import('./user-menu.tsx').then((file) => ({ default: file.UserMenu })))

type Props = {
  readonly user: UserReply | undefined
  /** Saves an open application for later; absent where there is none. */
  readonly onSave: (() => void) | undefined
  /** In the narrow header of phones. */
  readonly short?: boolean
  readonly t: Translate
}

/** The signed-in user with their menu, or the link to sign in; and the button that saves for later. */
export function UserLinks({ user, onSave, short, t }: Props) {
  const path = useAreaPath()
  const { pathname, search } = useLocation()
  // The server renders the same page for every query string.
  const signIn = useHref(signInPath(useHydrated() ? pathname + search : '/'))
  const isSignedIn = user?.status === 'authenticated'
  // The narrow header has no room for it beside a name.
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
          <UserMenu user={user} onSave={inMenu} t={t} />
        </Suspense>
      )}
      {!isSignedIn && path !== '/sign-in' && <a href={signIn}>{t('page.signIn')}</a>}
    </div>
  )
}
