import type { UserReply } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { siteQuery } from '../../api/resources/site.ts'
import { Link } from '../../navigation/area.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { useKeyDown } from '../../ui/interaction/use-key-down.ts'
import { homePageOf } from '../session/roles.ts'
import { SignOutButton } from './sign-out-button.tsx'

type Props = {
  readonly user: UserReply
  /** Saves an open application for later; absent where a separate button does that. */
  readonly onSave: (() => void) | undefined
  readonly t: Translate
}

/** The signed-in user's name; it opens a menu with their home page and Sign out. */
export function UserMenu({ user, onSave, t }: Props) {
  const { data: site } = useSuspenseQuery(siteQuery)
  const homePage = homePageOf(user, site)
  const disclosure = useRef<HTMLDetailsElement>(null)
  const close = () => disclosure.current?.removeAttribute('open')
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const menu = disclosure.current
      if (target instanceof Node && !menu?.contains(target)) menu?.removeAttribute('open')
    }
    addEventListener('pointerdown', closeOutside)
    return () => removeEventListener('pointerdown', closeOutside)
  }, [])
  useKeyDown(disclosure, ({ key }) => {
    if (key !== 'Escape' || !disclosure.current?.open) return
    close()
    disclosure.current.querySelector('summary')?.focus()
  })
  return (
    <details ref={disclosure} className="person__who">
      <summary>
        <Icon name="person" small />
        <span>{user.first_name ?? user.email}</span>
        <Icon name="chevron-down" small className="chev" />
      </summary>
      <ul>
        {onSave && (
          <li>
            <button
              type="button"
              onClick={() => {
                close()
                onSave()
              }}
            >
              {t('page.saveForLater')}
            </button>
          </li>
        )}
        {homePage && (
          <li>
            <Link href={{ site: homePage.path }} onClick={close}>
              {t(homePage.label)}
            </Link>
          </li>
        )}
        <li>
          <SignOutButton t={t} />
        </li>
      </ul>
    </details>
  )
}
