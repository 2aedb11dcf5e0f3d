import { databaseTrouble } from './database-trouble.ts'
import { StartupError } from './startup-error.ts'

/** Why a start failed, as a sentence for the person who started it; undefined if only a stack trace explains it. */
export function asStartupError(error: unknown): StartupError | undefined {
  if (error instanceof StartupError) return error
  const trouble = databaseTrouble(error)
  if (trouble === undefined || !(error instanceof Error)) return undefined
  if (trouble.statusCode === 507)
    return new StartupError(`The disk is full (${error.message}): free some space, then start again.`)
  const sentence = `The database did not answer in time during the start (${error.message}): this machine may be too busy.`
  return new StartupError(sentence, { mayPass: true })
}
