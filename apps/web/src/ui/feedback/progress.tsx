import type { Translate } from '@coverwright/core/text/text'
import { Rule } from './rule.tsx'

type Props = { readonly percent: number; readonly minutesLeft?: number | undefined; readonly t: Translate }

/** The rule with its percentage in words beside it, as the side column shows it. */
export function Progress({ percent, minutesLeft, t }: Props) {
  return (
    <div className="progress">
      <div className="progress__top">
        <span>{t('ui.progress')}</span>
        <strong>{percent}%</strong>
      </div>
      <Rule percent={percent} label={t('ui.progress')} />
      {minutesLeft !== undefined && <p className="progress__sub">{t('ui.minutesLeft', { count: minutesLeft })}</p>}
    </div>
  )
}
