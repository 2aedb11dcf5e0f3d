import { minutesLeft } from '@coverwright/catalogue/application/minutes-left'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { locate } from '@coverwright/core/navigation/navigate'
import type { Translate } from '@coverwright/core/text/text'
import type { TimeLeft } from '../../ui/feedback/progress.tsx'

type TimeText = {
  readonly rank: number
  readonly kinds: number
  readonly minutes: number
  readonly path: string
  readonly isMore: boolean
}

/**
 * Tells the time left page by page, and says why where it rises while somebody goes forward.
 * @param remembers not on the server, which renders the pages of many visitors
 */
export function createTimeLeft(
  remembers = typeof document !== 'undefined',
): (flowState: FlowState, path: string, quote: string, t: Translate) => TimeLeft {
  const last = new Map<string, TimeText>()
  return (flowState, path, quote, t) => {
    const minutes = minutesLeft(flowState)
    const pickedTypes = flowState.view.get('insurance_types')
    const kinds = Array.isArray(pickedTypes) ? pickedTypes.length : 0
    const rank = locate(flowState, path)?.entry.rank ?? Number.POSITIVE_INFINITY
    const before = last.get(quote)
    const isSame = before?.path === path && before.minutes === minutes
    const hasRisen = before !== undefined && rank >= before.rank && kinds === before.kinds && minutes > before.minutes
    const isMore = isSame ? before.isMore : hasRisen
    if (remembers) last.set(quote, { rank, kinds, minutes, path, isMore })
    if (kinds === 0) return { minutes }
    const note = t('ui.minutesFor', { count: kinds })
    return { minutes, note: isMore ? `${note} ${t('ui.minutesMore')}` : note }
  }
}
