import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Saving } from '../../../ui/feedback/save-state.tsx'
import { useHydrated } from '../../../ui/interaction/use-hydrated.ts'
import { textsOf } from '../../quote/texts.ts'
import { SaveStateRow } from './save-state-row.tsx'
import type { StepSave } from './step-save.ts'

type Props = { readonly save: StepSave; readonly quote: QuoteReply | null; readonly site: PublicSite }

function savingOf(save: StepSave, quote: QuoteReply | null): Saving | undefined {
  if (save.state === 'saving') return save.slow ? { state: 'failed' } : { state: 'saving' }
  if (save.state === 'failed') return { state: 'failed', retryInSeconds: Math.ceil(save.retryInSeconds) }
  if (save.state === 'refused') return { state: 'failed' }
  if (save.state === 'unsaved' || save.state === 'conflict') return quote ? { state: 'unsaved' } : undefined
  return quote ? { state: 'saved', at: new Date(quote.updated_at) } : undefined
}

/** Always in the same place, in words: saving, saved at, not saved yet, or not saved and trying again. */
export function StepSaveState({ save, quote, site }: Props) {
  // The time is shown by this browser's clock.
  const isHydrated = useHydrated()
  const saving = isHydrated ? savingOf(save, quote) : undefined
  if (!saving) return null
  return <SaveStateRow saving={saving} quote={quote} t={textsOf(site)} locale={site.locale} />
}
