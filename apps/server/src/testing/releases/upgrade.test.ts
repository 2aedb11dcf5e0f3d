import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inRoot } from '../../../../../scripts/project.ts'
import { runCommand } from '../../commands/cli/testing-command.ts'
import { isMigrated, migrateDownTo } from '../../platform/database/migrate.ts'
import { createTestDatabase } from '../../platform/testing/test-database.ts'
import { machineWith } from '../machine.ts'
import { createTestApp } from '../test-app.ts'
import {
  applyByMachine,
  type Known,
  keepRelease,
  keptKey,
  knownFile,
  readOffers,
  releasesFolder,
} from './keep-release.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-upgrade-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const releases = readdirSync(releasesFolder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

/** The commands of the guide, verbatim. */
const steps = [...readFileSync(inRoot('docs/upgrading.md'), 'utf8').matchAll(/^npx coverwright (.+)$/gm)].map(
  ([, command = '']) => command.split(' '),
)

const folderOf = (release: string) => path.join(releasesFolder, release)
const knownOf = (release: string): Known => JSON.parse(readFileSync(path.join(folderOf(release), knownFile), 'utf8'))

/** The newest migration of a release. */
function newestOf(release: string): number {
  const { migrations } = JSON.parse(readFileSync(path.join(folderOf(release), 'manifest.json'), 'utf8'))
  return Math.max(...migrations.map(({ number }: { number: number }) => number))
}

it.for(releases)(
  'the steps of docs/upgrading.md lead from %s to this version with all data (operations)',
  async (release) => {
    const database = await createTestDatabase()
    const env = {
      ...{ DATABASE_URL: database.url, DATA_DIR: path.join(folder, release), INIT_CWD: path.join(folder, release) },
      ENCRYPTION_KEY: keptKey.toString('base64'),
    }
    const restoreRun = await runCommand(['restore', folderOf(release)], { env })
    expect(restoreRun).toMatchObject({ exitCode: 0, err: '' })
    await migrateDownTo(database.pool, newestOf(release))
    expect(await isMigrated(database.pool), 'this version has nothing new').toBe(false)

    for (const step of steps) expect([step, (await runCommand(step, { env })).err]).toEqual([step, ''])
    expect(await isMigrated(database.pool)).toBe(true)

    const { browser } = await createTestApp({ database, secretKeys: [keptKey] })
    const facts = knownOf(release)
    const machine = machineWith(facts.token, browser())
    expect((await machine.get(`quote/${facts.id}`)).body.data).toMatchObject(facts.answers)
    expect(await readOffers(machine, facts.uuid)).toEqual(facts.offers)
    // Work continues where it was.
    const { data } = (await machine.get(`quote/uuid/${facts.uuid}`)).body
    const pricedOffer = data.offers.find(({ state }: { state: string }) => state === 'quoted')
    const reply = await machine.patch(`quote/${facts.id}/chosen_offers`, { offer_uuids: [pricedOffer.uuid] })
    expect([reply.status, reply.body.code]).toEqual([200, undefined])
  },
)

it('the guide backs up, migrates and verifies, in this order', () => {
  expect(steps.map(([command]) => command)).toEqual(['backup', 'migrate', 'doctor', 'evidence'])
})

const newRelease = process.env.KEEP_RELEASE ?? ''
it.runIf(newRelease !== '')('keeps the data of a release, for the tests of those that follow', async () => {
  const { browser, clock, database, db, work } = await createTestApp({ secretKeys: [keptKey] })
  const stop = await work()
  const facts = await applyByMachine(db, clock.now, browser())
  await stop()
  await keepRelease(newRelease, database.url, facts)
})
