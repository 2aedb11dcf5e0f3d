import { resetSecondFactor } from '../features/2-identity/second-factor/reset-second-factor.ts'
import { createDatabase } from '../platform/database/database.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { runCommand, withDatabase } from './with-database.ts'

const usage = 'Usage: npm run staff -- reset-second-factor <email>'

await runCommand(async ([task, email]) => {
  if (task !== 'reset-second-factor' || !email) throw new StartupError(usage)
  const outcome = await withDatabase(({ pool }) => resetSecondFactor(createDatabase(pool), email, new Date()))
  if (outcome === 'unknown') throw new StartupError(`Nobody with the address ${email} ever signed in here.`)
  process.stdout.write(
    outcome === 'reset'
      ? `${email} is signed out everywhere and sets up an authenticator app at the next sign-in.\n`
      : `${email} had no authenticator app set up, and is signed out everywhere.\n`,
  )
})
