import { memoize } from '@coverwright/core/text/memoize'
import type { Translate } from '@coverwright/core/text/text'
import { Icon } from '../icons/icon.tsx'

export type Saving =
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly at: Date }
  /** Changed since the last save. */
  | { readonly state: 'unsaved' }
  | { readonly state: 'failed'; readonly retryInSeconds?: number }
  /** Waiting for something else, with its text: "6 of 7 insurers have answered". */
  | { readonly state: 'waiting'; readonly words: string }

type Props = { readonly saving: Saving; readonly t: Translate; readonly locale: string }

const clock = memoize((locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }))
const calendar = memoize((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))

/** The time, for a save of today; otherwise the date and time. */
export function savedText(at: Date, now: Date, locale: string, t: Translate): string {
  if (at.toDateString() === now.toDateString()) return t('ui.savedAt', { time: clock(locale).format(at) })
  return t('ui.savedOn', { time: calendar(locale).format(at) })
}

export function SaveState({ saving, t, locale }: Props) {
  if (saving.state === 'saved') {
    return (
      <p className="save" role="status">
        <Icon name="cloud-check" />
        <span>
          {t('ui.saved')} <span className="long">{savedText(saving.at, new Date(), locale, t)}</span>
        </span>
      </p>
    )
  }
  if (saving.state === 'unsaved') {
    return (
      // Read where it stands, and not announced at the first letter on each page.
      <p className="save" role="status" aria-live="off">
        <span>{t('ui.notSavedYet')}</span>
      </p>
    )
  }
  if (saving.state === 'failed') {
    return (
      <p className="save save--fail" role="status">
        <Icon name="cloud-off" />
        <span>
          {saving.retryInSeconds === undefined
            ? t('ui.notSaved')
            : t('ui.notSavedRetry', { count: saving.retryInSeconds })}
        </span>
      </p>
    )
  }
  return (
    <p className="save save--busy" role="status">
      <span>{saving.state === 'saving' ? t('ui.saving') : saving.words}</span>
    </p>
  )
}
