import type { Translate } from '@coverwright/core/text/text'
import { useHref, useLocation } from 'react-router'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { signInPath } from '../../session/sign-in-path.ts'
import { cookiesRefused, type StepSave } from './step-save.ts'

type Props = {
  readonly save: StepSave
  /** The reason is shown at a field. */
  readonly isShownAtField: boolean
  readonly t: Translate
}

/** Says what a rejection that names no field of the page means, and what to do about it. */
export function RefusedNotice({ save, isShownAtField, t }: Props) {
  const { pathname, search } = useLocation()
  const signIn = useHref(signInPath(pathname + search))
  if (save.state !== 'refused' || isShownAtField) return null
  const asksToSignIn = /^(auth|sign_in|mfa)/.test(save.code)
  if (save.code === cookiesRefused || (asksToSignIn && !navigator.cookieEnabled)) {
    return (
      <Notice kind="caution" title={t('page.refused.cookies.title')} urgent>
        <p>{t('page.refused.cookies.text', { host: location.host })}</p>
      </Notice>
    )
  }
  if (asksToSignIn) {
    return (
      <Notice kind="caution" title={t('page.refused.signIn.title')} urgent>
        <p>
          {t('page.refused.signIn.text')} <a href={signIn}>{t('page.refused.signIn.link')}</a>
        </p>
      </Notice>
    )
  }
  const reason = ['step.closed', 'quote.completed', 'quote.not_found'].includes(save.code) ? save.code : 'unknown'
  return (
    <Notice kind="negative" title={t(`page.refused.${reason}.title`)} urgent>
      <p>{t(`page.refused.${reason}.text`)}</p>
    </Notice>
  )
}
