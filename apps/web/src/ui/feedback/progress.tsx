import type { Translate } from '@coverwright/core/text/text'
import { ProgressRule } from './progress-rule.tsx'

/** The minutes left, and what they depend on. */
export type TimeLeft = { readonly minutes: number; readonly note?: string }

type Props = { readonly percent: number; readonly timeLeft?: TimeLeft | undefined; readonly t: Translate }

/** The progress rule with its percentage and the minutes left, for the side column. */
export function Progress({ percent, timeLeft, t }: Props) {
  return (
    <div className="progress">
      <div className="progress__top">
        <span>{t('ui.progress')}</span>
        <strong>{percent}%</strong>
      </div>
      <ProgressRule percent={percent} label={t('ui.progress')} />
      {timeLeft && percent < 100 && (
        <>
          <p className="progress__sub">{t('ui.minutesLeft', { count: timeLeft.minutes })}</p>
          {timeLeft.note && <p className="progress__sub">{timeLeft.note}</p>}
        </>
      )}
    </div>
  )
}
