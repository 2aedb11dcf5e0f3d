import Type from 'typebox'
import { handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import type { ObjectStore } from '../../3-quoting/uploads/object-store.ts'

/** Removes the files of an erased quote from the store; tried again until they are gone. */
export const removeFilesJob = {
  name: 'data-rights.remove-files',
  payload: Type.Object({ keys: Type.Array(Type.String()) }),
} as const

export const removeFilesHandler = ({ documents }: { documents: Pick<ObjectStore, 'remove'> }): JobHandler =>
  handleJob(removeFilesJob, async ({ keys }) => {
    for (const key of keys) await documents.remove(key)
  })
