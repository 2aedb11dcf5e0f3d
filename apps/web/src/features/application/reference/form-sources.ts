import type { QuoteReply } from '@coverwright/contract/quotes'
import { searchClasses } from '../../../api/resources/reference.ts'
import type { CoverageSection } from '../../../forms/coverage/coverage-section.ts'
import type { FormSources } from '../../../forms/state/form-environment.ts'
import { choicesOf, classNameIn } from '../../quote/texts.ts'
import { rememberClass, rememberedClass } from './class-names.ts'

/** What the renderer asks of the quote and the server while a person fills in a form. */
export const sourcesOf = (quote: QuoteReply | null, coverages?: readonly CoverageSection[]): FormSources => ({
  choices: (source) => choicesOf(source, quote),
  searchClasses,
  ...(coverages ? { coverages } : {}),
  className: (ref) => classNameIn(quote, ref) ?? rememberedClass(ref),
  onClass: rememberClass,
})
