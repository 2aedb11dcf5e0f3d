import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fillQuote, painter } from '../apps/server/src/testing/fill-quote.ts'
import { option } from '../scripts/option.ts'
import { inRoot } from '../scripts/project.ts'
import { createClient } from './parts/client.ts'
import { type ProductParts, runOn, startParts } from './parts/product.ts'
import { report } from './parts/report.ts'
import { createSavers, emptyTally } from './parts/savers.ts'

const today = new Date().toISOString().slice(0, 10)

/** Runs an operator's command, as it was built with the server, on a data folder; rejects unless its exit code is 0. */
const command = (name: string, dataFolder: string, args: readonly string[]) =>
  promisify(execFile)(process.execPath, [inRoot('apps/server/dist/cw.js'), name, ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataFolder },
  })

/**
 * Takes a backup during saves, restores it into another folder, and checks for every save that was acknowledged before
 * the backup began, and for a tax number that only the backup's key decrypts.
 */
export async function backUp(before: ProductParts, { people }: { people: number }) {
  const place = mkdtempSync(path.join(tmpdir(), 'cw-backup-'))
  const [after, folder] = [path.join(place, 'after'), path.join(place, 'backup')]
  const tally = emptyTally()
  let { url } = before
  try {
    const client = createClient({ url: () => url })
    const quote = await fillQuote(client, { ...painter, employer_id: '36-1234567' }, '/contact', today)
    const savers = await createSavers(people, () => url, tally)
    let over = false
    const working = savers.map((saver) => saver.run(() => over, 20))
    await wait(500)
    const acknowledgements = savers.map((saver) => saver.acknowledged())
    await command('backup', before.folder, [folder])
    over = true
    await Promise.all(working)
    const refusal = await command('restore', before.folder, [folder, '--replace', '--yes']).catch(({ stderr }) =>
      String(stderr),
    )
    await command('restore', after, [folder])
    return await runOn(startParts({ DATA_DIR: after }), async (restored) => {
      url = restored.url
      for (const [index, saver] of savers.entries()) {
        if ((await saver.readBack()) < (acknowledgements[index] ?? 0)) tally.lost += 1
      }
      const restoredQuote = (await client.get(`quote/${quote._id}`)).body.data
      const verification = await command('evidence', after, ['verify'])
      return { tally, refusal, employerId: restoredQuote.employer_id, verified: verification.stdout }
    })
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const { tally, employerId, verified } = await runOn(startParts(), (parts) =>
    backUp(parts, { people: option('people', 20) }),
  )
  report('a backup while people save, restored elsewhere', tally, {
    'the tax number, opened and masked': employerId,
    evidence: verified.trim(),
  })
}
