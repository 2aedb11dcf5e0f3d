import type { UserReply } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { siteQuery } from '../../api/resources/site.ts'
import { Link } from '../../navigation/area.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { useKeys } from '../../ui/interaction/use-keys.ts'
import { ownPageOf } from '../session/roles.ts'
import { SignOutButton } from './sign-out-button.tsx'

type Props = {
  readonly user: UserReply
  /** Saves an open application for later; absent where a button of its own does. */
  readonly onSave: (() => void) | undefined
  readonly t: Translate
}

/** Who is signed in, and behind the name their account and the way out. */
export function PersonMenu({ user, onSave, t }: Props) {
  const { data: site } = useSuspenseQuery(siteQuery)
  const own = ownPageOf(user, site)
  const disclosure = useRef<HTMLDetailsElement>(null)
  const close = () => disclosure.current?.removeAttribute('open')
  useEffect(() => {
    const outside = ({ target }: Event) => {
      const opened = disclosure.current
      if (target instanceof Node && !opened?.contains(target)) opened?.removeAttribute('open')
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [])
  useKeys(disclosure, ({ key }) => {
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
        {own && (
          <li>
            <Link href={{ site: own.path }} onClick={close}>
              {t(own.label)}
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
