import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../../commands/cli/testing-command.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Browser } from '../browser.ts'
import { fillQuote, painter } from '../fill-quote.ts'
import { machineWith, tokenFor } from '../machine.ts'
import { offersOf } from '../offers-of.ts'

/** The kept backups, a folder for each release. */
export const releasesFolder = path.join(import.meta.dirname, 'kept')

/** Of the kept data only: it opens nothing else. */
export const keptKey = Buffer.alloc(32, 7)

/** What a partner could read at that release, and has to read after every update. */
export type Known = {
  readonly token: string
  readonly id: string
  readonly uuid: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly offers: readonly { readonly carrier: string; readonly state: string; readonly premium: number | null }[]
}

export const knownFile = 'known.json'

/** What is compared of offers. */
export const readOffers = async (machine: Pick<Browser, 'get'>, uuid: string): Promise<Known['offers']> =>
  (await offersOf(machine, uuid))
    .map(({ carrier, state, premium }) => ({ carrier, state, premium: premium?.amount ?? null }))
    .toSorted((one, other) => one.carrier.localeCompare(other.carrier))

/** A painter's application that a partner filled in and sent. */
export async function applyByMachine(db: Database, now: Date, caller: Browser): Promise<Known> {
  const { token } = await tokenFor(db, now, { days: 36_500 })
  const machine = machineWith(token, caller)
  const { _id: id, uuid } = await fillQuote(machine)
  const submitReply = await machine.patch(`quote/${id}/finish_form`, {})
  if (submitReply.status !== 200) throw new Error(JSON.stringify(submitReply.body))
  const { data } = (await machine.get(`quote/${id}`)).body
  const answers = Object.fromEntries(Object.keys(painter).map((name) => [name, data[name]]))
  return { token, id, uuid, answers, offers: await readOffers(machine, uuid) }
}

/** Keeps a release's data as its own `backup` writes it, with what a partner could read of it. */
export async function keepRelease(release: string, databaseUrl: string, facts: Known): Promise<void> {
  const folder = path.join(releasesFolder, release)
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, ENCRYPTION_KEY: keptKey.toString('base64') }
  const { exitCode, err } = await runCommand(['backup', folder], { env })
  if (exitCode !== 0) throw new Error(err)
  writeFileSync(path.join(folder, knownFile), `${JSON.stringify(facts, null, 2)}\n`)
}
