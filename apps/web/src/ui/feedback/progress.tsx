import type { Translate } from '@coverwright/core/text/text'
import { ProgressRule } from './progress-rule.tsx'

type Props = { readonly percent: number; readonly minutesLeft?: number | undefined; readonly t: Translate }

/** The progress rule with its percentage and the minutes left, for the side column. */
export function Progress({ percent, minutesLeft, t }: Props) {
  return (
    <div className="progress">
      <div className="progress__top">
        <span>{t('ui.progress')}</span>
        <strong>{percent}%</strong>
      </div>
      <ProgressRule percent={percent} label={t('ui.progress')} />
      {minutesLeft !== undefined && <p className="progress__sub">{t('ui.minutesLeft', { count: minutesLeft })}</p>}
    </div>
  )
}
