import type { Config } from '../config.ts'
import { resetSecondFactor } from '../features/2-identity/second-factor/reset-second-factor.ts'
import { readStaff } from '../features/2-identity/users/read-staff.ts'
import { createDatabase } from '../platform/database/database.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { type Describe, destroyingTask, type Options, type Outcome, task } from './cli/command.ts'
import { withDatabase } from './cli/with-database.ts'

function list({ staffFile }: Config): Outcome {
  const { people } = readStaff(staffFile)
  const data = people.map(({ email, role, agency = null }) => ({ email, role, agency }))
  const lines = data.map(({ email, role, agency }) => `${email}  ${role}${agency === null ? '' : `  ${agency}`}`)
  return { lines: lines.length > 0 ? lines : ['STAFF_FILE lists nobody.'], data }
}

async function reset(config: Config, email: string): Promise<Outcome> {
  const outcome = await withDatabase(config, ({ pool }) => resetSecondFactor(createDatabase(pool), email, new Date()))
  if (outcome === 'unknown') throw new StartupError(`Nobody has ever signed in here as ${email}.`)
  return {
    lines: [
      outcome === 'reset'
        ? `${email} is signed out everywhere and sets up an authenticator app at the next sign-in.`
        : `${email} had no authenticator app set up, and is signed out everywhere.`,
    ],
    data: { email, had_authenticator: outcome === 'reset' },
  }
}

export const staff: Describe = (command, { config, report, confirm }) => {
  task(command, 'list', 'the people in the staff file').action((options: Options) => report(options, list(config())))
  destroyingTask(command, 'reset-second-factor <email>', 'for a person who lost phone and recovery codes').action(
    async (email: string, options: Options) => {
      await confirm(
        options,
        `Verify first that ${email} really asked for this: anyone who reads their mail can then sign in.`,
      )
      await report(options, reset(config(), email))
    },
  )
}
