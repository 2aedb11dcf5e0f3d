import { draftStorage } from '../../api/browser/storage.ts'

/** Drafts of this name hold whatever was typed for an insurer; today's have another name and leave typed text out. */
const oldName = /^coverwright\b.*\.insurer-questions\./

/** Removes what earlier versions of the site left on this browser's disk. */
export function removeOldDrafts(): void {
  for (const name of draftStorage.names()) if (oldName.test(name)) draftStorage.remove(name)
}
