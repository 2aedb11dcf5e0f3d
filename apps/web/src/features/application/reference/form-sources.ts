import type { CoverageSection } from '../../../forms/coverage/coverage-section.ts'
import type { FormSources } from '../../../forms/state/form-environment.ts'
import type { Application } from '../../quote/application.ts'
import { choicesOf, classNameIn } from '../../quote/texts.ts'
import { DocumentControl } from '../../uploads/lazy-document-control.ts'
import { WebsiteOffer } from '../../website/lazy-website-offer.ts'
import { storeClassName, storedClassName } from './class-names.ts'

/** What a form reads from the quote and the server. */
export const sourcesOf = (
  { site, quote }: Pick<Application, 'site' | 'quote'>,
  coverages?: readonly CoverageSection[],
): FormSources => ({
  choices: (source) => choicesOf(source, site, quote),
  ...(coverages ? { coverages } : {}),
  className: (ref) => classNameIn(quote, ref) ?? storedClassName(ref),
  onClass: storeClassName,
  Documents: DocumentControl,
  Offered: WebsiteOffer,
})
