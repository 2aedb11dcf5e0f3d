import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { StartupError } from '../errors/startup-error.ts'

/** How the PostgreSQL programs are run on this machine. PostgreSQL refuses to run as root. */
export type PostgresLauncher = {
  /** What precedes the program on the command line. */
  readonly prefix: readonly string[]
  /** The user that must own the data folder, when it is not the one we run as. */
  readonly owner?: { readonly uid: number; readonly gid: number }
}

// The kernel stops PostgreSQL (fast shutdown) if this process is killed.
const dieWithParent = ['setpriv', '--pdeathsig', 'INT']
const nobody = { uid: 65534, gid: 65534 }

// A user namespace in which we appear as `nobody`. Files stay our own, even inside a private home.
const asNobodyHere: PostgresLauncher = {
  prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534', ...dieWithParent, '--'],
}

const asRoot: readonly PostgresLauncher[] = [
  asNobodyHere,
  // Where namespaces are forbidden (some containers): become `nobody`, who must then be able to read the binaries.
  { prefix: [...dieWithParent, '--reuid=65534', '--regid=65534', '--clear-groups', '--'], owner: nobody },
  { prefix: [], owner: nobody },
]

const asUser: readonly PostgresLauncher[] = [{ prefix: [...dieWithParent, '--'] }, { prefix: [] }]

/** PostgreSQL also refuses a user number without a name, which some containers run under. */
function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

export const launch = ({ prefix, owner }: PostgresLauncher, program: string, args: readonly string[]) => {
  const [command = program, ...rest] = [...prefix, program, ...args]
  // The prefix changes the user; without one `spawn` has to.
  return { command, args: rest, user: prefix.length === 0 && owner ? owner : {} }
}

/** The first way of running PostgreSQL that works here, tried with `--version`. */
export function findLauncher(postgres: string, isRoot = process.getuid?.() === 0): PostgresLauncher {
  const candidates = isRoot ? asRoot : hasName() ? asUser : [asNobodyHere, ...asUser]
  const working = candidates.find((launcher) => {
    const { command, args, user } = launch(launcher, postgres, ['--version'])
    return spawnSync(command, args, { ...user, stdio: 'ignore' }).status === 0
  })
  if (working) return working
  throw new StartupError(
    isRoot
      ? `PostgreSQL does not run as root, and no other user of this machine may run ${postgres}: start as an ordinary user, or set DATABASE_URL.`
      : `${postgres} does not run on this machine: set DATABASE_URL to a PostgreSQL server.`,
  )
}
