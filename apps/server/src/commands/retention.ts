import type { Config } from '../config.ts'
import { readSites } from '../features/1-foundation/site/read-sites.ts'
import { createSites } from '../features/1-foundation/site/served-site.ts'
import {
  applyRetention,
  countDue,
  type DraftCounts,
  isTooMuch,
} from '../features/6-compliance/data-rights/apply-retention.job.ts'
import { createDatabase } from '../platform/database/database.ts'
import { databaseTime } from '../platform/database/database-time.ts'
import { type Describe, destroyingTask, type Options, type Outcome, task } from './cli/command.ts'
import { withDatabase } from './cli/with-database.ts'

type At = Parameters<typeof countDue>[0]

const atDatabase = <Result>(config: Config, work: (at: At) => Promise<Result>): Promise<Result> =>
  withDatabase(config, async ({ pool }) => {
    const db = createDatabase(pool)
    return await work({ db, sites: createSites(readSites(config.sitesFolder)), now: await databaseTime(db) })
  })

const inWords = (now: Date, { due, all }: DraftCounts): string =>
  `By the database’s clock it is ${now.toISOString()}: ${due} of ${all} applications are due.`

async function status(at: At): Promise<Outcome> {
  const due = await countDue(at)
  const tooMuch = isTooMuch(due)
  return {
    lines: [
      inWords(at.now, due),
      ...(tooMuch
        ? [
            'That is more than a tenth, so the nightly run erases nothing. To erase them anyway: npm run cw -- retention apply',
          ]
        : []),
    ],
    data: { now: at.now, ...due, too_much: tooMuch },
  }
}

async function apply(at: At): Promise<Outcome> {
  const { erased, over } = await applyRetention(at)
  return { lines: [`${erased} are erased.`], data: { now: at.now, erased, over } }
}

export const retention: Describe = (command, { config, report, confirm }) => {
  task(command, 'status', 'how many are due').action((options: Options) =>
    report(options, atDatabase(config(), status)),
  )
  destroyingTask(command, 'apply', 'erase them, even if there are too many for the nightly run').action(
    async (options: Options) => {
      if (!options.yes) {
        const words = await atDatabase(config(), async (at) => inWords(at.now, await countDue(at)))
        await confirm(options, `${words} They are erased for good.`)
      }
      await report(options, atDatabase(config(), apply))
    },
  )
}
