import type { QuoteReply } from '@coverwright/contract/quotes'
import type { TrailEntry } from '@coverwright/core/flow/trail-entry'
import type { Translate } from '@coverwright/core/text/text'
import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'

type PanelProps = { readonly quote: QuoteReply; readonly t: Translate }

/** What a page may show above its form, by the name its step gives it. */
const panels: ReadonlyMap<string, ComponentType<PanelProps>> = new Map([
  [
    'domain-scan',
    lazy(() => import('../domain-scan/domain-scan-panel.tsx').then((file) => ({ default: file.DomainScanPanel }))),
  ],
])

type Props = { readonly entry: TrailEntry; readonly quote: QuoteReply | null; readonly t: Translate }

/** The step's panel; nothing for a step without one. */
export function StepPanel({ entry: { slot }, quote, t }: Props) {
  const Panel = slot.node.kind === 'page' && slot.node.panel !== undefined ? panels.get(slot.node.panel) : undefined
  if (!Panel || !quote) return null
  return (
    <Suspense>
      <Panel quote={quote} t={t} />
    </Suspense>
  )
}
