import { Icon } from '../../ui/icons/icon.tsx'
import type { SharesTotal } from './shares-total.ts'

/** The total as a thin bar, and in words that are read out as they change. */
export function RepeatTotal({ total: { state, words, full } }: { readonly total: SharesTotal }) {
  return (
    <div className={`total total--${state}`}>
      <div className="total__bar" aria-hidden="true">
        <i style={{ '--p': `${full}%` }} />
      </div>
      <p role="status">
        {state !== 'under' && <Icon name={state === 'exact' ? 'circle-check' : 'alert'} />}
        <span>{words}</span>
      </p>
    </div>
  )
}
