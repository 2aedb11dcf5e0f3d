import type { Sites } from '../features/1-foundation/site/served-site.ts'
import { answersSchemas } from '../features/3-quoting/quotes/openapi/describe-answers.ts'
import { describeQuotes } from '../features/3-quoting/quotes/openapi/describe-quotes.ts'

/** Completes the API document with the questions of the sites' flows. */
export function createApiDocument(sites: Sites): (document: object) => object {
  let description: { readonly revision: string; readonly document: object } | undefined
  return (document) => {
    const { revision } = sites
    // Walks every flow of every site, so not for each request.
    if (description?.revision !== revision)
      description = { revision, document: describeQuotes(document, answersSchemas(sites.all)) }
    return description.document
  }
}
