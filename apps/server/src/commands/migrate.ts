import { migrateUp, pendingMigrations } from '../platform/database/migrate.ts'
import { type Describe, type Options, type Outcome, reporting } from './cli/command.ts'
import { type CommandContext, withDatabase } from './cli/with-database.ts'

async function bringUpToDate({ pool }: CommandContext): Promise<Outcome> {
  const pending = await pendingMigrations(pool)
  await migrateUp(pool)
  return {
    lines: [pending === 0 ? 'The tables are up to date.' : `${pending} migrations are done.`],
    data: { made: pending },
  }
}

export const migrate: Describe = (command, { config, report }) => {
  reporting(command).action((options: Options) => report(options, withDatabase(config(), bringUpToDate)))
}
