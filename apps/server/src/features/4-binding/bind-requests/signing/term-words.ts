import type { ComparedCell, ComparedRow } from '@coverwright/core/offers/comparison-of'
import type { Translate } from '@coverwright/core/text/text'

/** What an offer says of a limit, benefit, exclusion or term, in words; `–` where it says nothing. */
export function termWords({ group }: ComparedRow, cell: ComparedCell | undefined, translate: Translate): string {
  if (cell?.kind === 'words') return cell.words
  if (cell?.kind === 'included') return translate('page.offers.table.included')
  // An exclusion that an offer says nothing of is none.
  if (group === 'exclusions') return cell?.kind === 'left_out' ? translate('offer.terms.excluded') : '–'
  return group === 'terms' ? '–' : translate('page.offer.notOffered')
}
