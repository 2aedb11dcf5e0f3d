import type { StageCounts } from '@coverwright/contract/console/figures'
import type { Translate } from '@coverwright/core/text/text'
import { ShareBar } from '../../ui/figures/share-bar.tsx'
import { stages } from './stages.ts'

type Props = { readonly counts: StageCounts; readonly locale: string; readonly t: Translate }

/** How many came to each stage, and how many left. */
export function StageBars({ counts, locale, t }: Props) {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <ol className="stage-bars">
      {[...stages, 'abandoned' as const].map((stage) => (
        <li key={stage} className={stage === 'abandoned' ? 'is-left' : undefined}>
          <span>{t(`console.stage.${stage}`)}</span>
          <b className="num">{counts[stage].toLocaleString(locale)}</b>
          <small className="num">{counts.begun > 0 && percent.format(counts[stage] / counts.begun)}</small>
          <ShareBar part={counts[stage]} whole={counts.begun} />
        </li>
      ))}
    </ol>
  )
}
