import type { QuoteAccess } from '../../3-quoting/quotes/quotes.store.ts'
import type { AcceptedFile } from '../../3-quoting/uploads/accepted-file.ts'
import type { ObjectStore } from '../../3-quoting/uploads/object-store.ts'
import { addFile } from '../add-file.ts'
import { type BindCase, lossRunsField } from './bind-case.ts'
import { type BindDependencies, findBindCase } from './open-bind-page.ts'

type Dependencies = BindDependencies & { readonly documents: ObjectStore }

/** Adds a file of loss runs for the insurer of an offer; the same file sent again is added once. */
export async function addLossRuns(
  dependencies: Dependencies,
  access: QuoteAccess,
  offer: string,
  upload: AcceptedFile,
): Promise<BindCase> {
  await findBindCase(dependencies, access, offer)
  await addFile(dependencies, access, lossRunsField(offer), upload)
  return await findBindCase(dependencies, access, offer)
}
