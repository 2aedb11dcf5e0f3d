import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot } from '../../scripts/project.ts'
import { endNow, makeFolder, startAsPostgres } from './as-postgres.ts'

/** The programs of the distribution's PostgreSQL. */
export const postgresPrograms = '/usr/lib/postgresql/15/bin'
/** The distribution's Patroni. */
export const patroni = '/usr/bin/patroni'
/** Of the database's superuser; the cluster listens on this machine only and lives for minutes. */
export const password = 'for-this-machine-and-minutes'

type Options = {
  readonly name: string
  readonly folder: string
  readonly port: number
  readonly patroniPort: number
  readonly etcd: string
}

export type DatabaseNode = ReturnType<typeof createNode>

/** One machine of the database: Patroni by deploy/patroni.yaml, and its PostgreSQL. */
export function createNode({ name, folder, port, patroniPort, etcd }: Options) {
  const address = `127.0.0.1:${port}`
  const patroniAddress = `127.0.0.1:${patroniPort}`
  const settings = {
    PATRONI_NAME: name,
    PATRONI_ETCD_HOSTS: etcd,
    PATRONI_RESTAPI_LISTEN: patroniAddress,
    PATRONI_RESTAPI_CONNECT_ADDRESS: patroniAddress,
    PATRONI_POSTGRESQL_LISTEN: address,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: address,
    PATRONI_POSTGRESQL_DATA_DIR: path.join(folder, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: postgresPrograms,
    PATRONI_POSTGRESQL_PGPASS: path.join(folder, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: password,
  }
  makeFolder(folder)
  let child: ChildProcess | undefined

  /** Every process in this node's folder: Patroni, PostgreSQL and its helpers. */
  function processes(): number[] {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && isInside(folder, folderOf(pid)))
  }

  function signal(name: NodeJS.Signals): number {
    const all = processes()
    for (const pid of all) send(pid, name)
    return all.length
  }

  return {
    name,
    address,
    patroniPort,
    start(): void {
      child = startAsPostgres(patroni, [inRoot('deploy/patroni.yaml')], folder, settings)
    },
    /** As if its machine lost power, except for the disk. */
    async kill(): Promise<void> {
      if (child) await endNow(child)
      while (signal('SIGKILL') > 0) await wait(10)
    },
    /** Its standbys receive nothing more, so what it commits from now on exists only here. */
    cutOff(): void {
      for (const pid of processes()) if (sendsToStandby(pid)) send(pid, 'SIGSTOP')
    },
    /** As if its machine were paused, with every connection still open. */
    freeze(): void {
      // Twice, since a process may have started another one in between.
      signal('SIGSTOP')
      signal('SIGSTOP')
    },
    wake(): void {
      signal('SIGCONT')
    },
  }
}

function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    // It has ended.
    return undefined
  }
}

function sendsToStandby(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walsender')
  } catch {
    // It has ended.
    return false
  }
}

const isInside = (folder: string, place = ''): boolean => place === folder || place.startsWith(`${folder}/`)

function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}
