import type { QuoteReply } from '@coverwright/contract/quotes'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { Translate } from '@coverwright/core/text/text'
import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'

type PanelProps = { readonly entry: PageState; readonly quote: QuoteReply; readonly t: Translate }

/** What a page can show above its form, by the name in its step. */
const panels: ReadonlyMap<string, ComponentType<PanelProps>> = new Map<string, ComponentType<PanelProps>>([
  [
    'domain-scan',
    lazy(() =>
      import('../features/domain-scan/domain-scan-panel.tsx').then((file) => ({ default: file.DomainScanPanel })),
    ),
  ],
  [
    'last-year',
    lazy(() => import('../features/renewals/last-year-panel.tsx').then((file) => ({ default: file.LastYearPanel }))),
  ],
  [
    'referral-reasons',
    lazy(() => import('../features/renewals/referral-panel.tsx').then((file) => ({ default: file.ReferralPanel }))),
  ],
])

type Props = { readonly entry: PageState; readonly quote: QuoteReply | null; readonly t: Translate }

/** The step's panel, if it has one. */
export function StepPanel({ entry, quote, t }: Props) {
  const { node } = entry.slot
  const Panel = node.kind === 'page' && node.panel !== undefined ? panels.get(node.panel) : undefined
  if (!Panel || !quote) return null
  return (
    <Suspense>
      <Panel entry={entry} quote={quote} t={t} />
    </Suspense>
  )
}
