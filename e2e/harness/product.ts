import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { run } from './process.ts'
import { startSink } from './sink.ts'
import { writeSites } from './sites.ts'

/** No test reaches them. */
export const limits = {
  REQUESTS_PER_MINUTE: '1000000',
  SIGN_INS_PER_MINUTE: '100000',
  LOOKUPS_PER_MINUTE: '100000',
  QUOTES_PER_MINUTE: '100000',
  DATABASE_URL: '',
  // Machines that run tests are busy; load shedding is tested elsewhere.
  BUSY_AFTER_MS: '60000',
  // Staff sign-ins last for all tests of a process, however much time passes between two of them.
  STAFF_IDLE_MINUTES: '720',
}

/** The secret that the guild, whose page embeds the form, signs with. */
export const guildSecret = 'a secret of the Prairie Bakers Guild'

/** The whole product as `npm start` runs it, on free ports and in a folder of its own. */
export async function startProduct(): Promise<{
  readonly url: string
  /** A page of another origin that embeds the form. */
  readonly partner: string
  /** The folder of its sites. */
  readonly sites: string
  /** The file of the events that its pages sent, one batch a line. */
  readonly events: string
  readonly stop: () => Promise<void>
}> {
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-e2e-'))
  const sites = mkdtempSync(path.join(tmpdir(), 'cw-sites-'))
  writeSites(sites)
  const sink = await startSink()
  const env = {
    ...{ ...limits, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', SAMPLE_CONTROLS: '1' },
    ...{ SITES_DIR: sites, TRACKING_URL: sink.url },
    EMBED_SECRETS: `prairie-bakers:${guildSecret}`,
  }
  const partnersPage = /(http:\S+\/partner)\./
  const product = await run('scripts/start.ts', env, [/Coverwright is running/, partnersPage])
  return {
    url: `http://127.0.0.1:${port}`,
    partner: partnersPage.exec(product.output())?.[1] ?? '',
    sites,
    events: sink.file,
    stop: async () => {
      await product.stop()
      sink.stop()
      for (const each of [folder, sites]) rmSync(each, { recursive: true, force: true })
    },
  }
}
