import { readSites } from '../features/1-foundation/site/read-sites.ts'
import { createSites } from '../features/1-foundation/site/served-site.ts'
import { applyRetention, countDue, isTooMuch } from '../features/6-compliance/data-rights/apply-retention.job.ts'
import { createDatabase } from '../platform/database/database.ts'
import { databaseTime } from '../platform/database/database-time.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { runCommand, withDatabase } from './with-database.ts'

const say = (line: string): boolean => process.stdout.write(`${line}\n`)

await runCommand(async ([what = 'status']) => {
  if (what !== 'status' && what !== 'apply') throw new StartupError('Use: npm run retention -- status | apply')
  await withDatabase(async ({ pool, config }) => {
    const db = createDatabase(pool)
    const now = await databaseTime(db)
    const at = { db, sites: createSites(readSites(config.sitesFolder)), now }
    const due = await countDue(at)
    say(`By the clock of the database it is ${now.toISOString()}: ${due.due} of ${due.all} applications are due.`)
    if (what === 'apply') return say(`${(await applyRetention(at)).erased} are erased.`)
    if (isTooMuch(due))
      say(
        'That is more than a tenth, so the nightly run erases nothing. To erase them anyway: npm run retention -- apply.',
      )
  })
})
