import type { RenewalPatch } from '@coverwright/contract/renewals'
import { mayDo } from '../../2-identity/access/permissions.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import { notWhileHelping } from '../../2-identity/roles/refusals.ts'
import type { ReadVersion } from '../../3-quoting/quotes/replies/entity-tag.ts'
import { type SaveResult, type Dependencies as Saves, saveQuote } from '../../3-quoting/quotes/saving/save-quote.ts'
import {
  type Dependencies as FinishDependencies,
  finishForm,
  quoteChangedError,
} from '../../4-binding/submissions/submit/finish-form.ts'

export type Dependencies = FinishDependencies & Saves
type RenewalAccess = Actor & { readonly id: string }
type SaveRequest = { readonly access: RenewalAccess; readonly read: ReadVersion; readonly body: RenewalPatch }

/** Saves a renewal or a part of it; `form_finished` also submits it. Source: seed 7.5. */
export async function saveRenewal(
  dependencies: Dependencies,
  { access, read: readVersion, body }: SaveRequest,
): Promise<SaveResult> {
  const { command, ...rest } = body
  if (command !== 'form_finished') {
    return await saveQuote(dependencies, {
      access,
      read: readVersion,
      body: command === undefined ? rest : { ...rest, command },
    })
  }
  // The call is also for saving, so its route's permission does not cover submitting.
  if (!mayDo(access, 'quote:submit')) throw notWhileHelping()
  const { attestation, ...answers } = rest
  const result = await saveQuote(dependencies, { access, read: readVersion, body: answers })
  if ('conflicts' in result) return result
  // One must attest only what one has read: if answers of others were merged in, they have to be reviewed first.
  if (result.overtaken) throw quoteChangedError()
  // Exactly the version that was just saved: a change in between has to be reviewed first.
  const { version } = result.quote.row
  const quoteAfter = await finishForm(dependencies, { access, read: version, textKeys: attestation?.text_keys })
  return { quote: quoteAfter, overtaken: false }
}
