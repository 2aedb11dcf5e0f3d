import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'
import { endNow, makeFolder, startAsPostgres } from './as-postgres.ts'
import { hasBalancer, runBalancer } from './balancer.ts'
import { createNode, type DatabaseNode, password, patroni, postgresPrograms } from './database-node.ts'

const etcd = '/usr/bin/etcd'
const psql = path.join(postgresPrograms, 'psql')

/** The distribution's packages that a cluster needs and this machine lacks. */
export function missingPackages(): string[] {
  const programs = { patroni, 'etcd-server': etcd, 'postgresql-15': psql }
  const missing = Object.entries(programs).filter(([, program]) => !existsSync(program))
  return [...missing.map(([name]) => name), ...(hasBalancer() ? [] : ['haproxy'])]
}

/** Patroni's view of a node. */
type Member = { readonly name: string; readonly role: string; readonly state: string; readonly timeline?: number }

export type DatabaseCluster = Awaited<ReturnType<typeof startCluster>>

/** Three database nodes with etcd, and HAProxy in front: each commit is on two machines. */
export async function startCluster() {
  const folder = makeFolder(mkdtempSync(path.join(tmpdir(), 'cw-cluster-')))
  const etcdPort = await freePort(4400)
  const keeper = startEtcd(makeFolder(path.join(folder, 'etcd')), etcdPort, await freePort(4401))
  const nodes: DatabaseNode[] = []
  for (const [index, name] of ['one', 'two', 'three'].entries()) {
    const port = await freePort(4410 + index)
    const patroniPort = await freePort(4420 + index)
    nodes.push(createNode({ name, folder: path.join(folder, name), port, patroniPort, etcd: `127.0.0.1:${etcdPort}` }))
  }
  const port = await freePort(4430)
  const balancer = runBalancer('deploy/haproxy-database.cfg', {
    BIND: `127.0.0.1:${port}`,
    ...Object.fromEntries(nodes.map(({ address }, index) => [`DATABASE_${index + 1}`, address])),
    ...Object.fromEntries(nodes.map(({ patroniPort }, index) => [`PATRONI_${index + 1}`, String(patroniPort)])),
  })

  async function stop(): Promise<void> {
    await balancer.stop()
    for (const node of nodes) await node.kill()
    await endNow(keeper)
    if (process.env.KEEP_FILES === undefined) rmSync(folder, { recursive: true, force: true })
  }

  try {
    for (const node of nodes) node.start()
    await waitUntilHealthy(nodes)
    const asSuperuser = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`
    for (const statement of [
      `CREATE ROLE coverwright LOGIN PASSWORD '${password}'`,
      'CREATE DATABASE coverwright OWNER coverwright',
    ]) {
      execFileSync(psql, ['--no-psqlrc', '--quiet', '--command', statement, asSuperuser])
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    /** The address through HAProxy. */
    url: `postgresql://coverwright:${password}@127.0.0.1:${port}/coverwright`,
    /** Resolves when one node leads and the two others follow. */
    whole: () => waitUntilHealthy(nodes),
    /** The current leader; undefined if there is none. */
    async primary(): Promise<DatabaseNode | undefined> {
      for (const node of nodes) if (await isPrimary(node)) return node
      return undefined
    },
    stop,
  }
}

function startEtcd(folder: string, port: number, peerPort: number) {
  const client = `http://127.0.0.1:${port}`
  const peer = `http://127.0.0.1:${peerPort}`
  const options = {
    name: 'keeper',
    'data-dir': path.join(folder, 'data'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `keeper=${peer}`,
    'log-level': 'warn',
  }
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  return startAsPostgres(etcd, ['--enable-v2', ...args], folder)
}

/** The answer of a node's Patroni; undefined if it says no, or nothing in time. */
async function ask(node: DatabaseNode, what: string): Promise<{ readonly members?: readonly Member[] } | undefined> {
  try {
    const reply = await fetch(`http://127.0.0.1:${node.patroniPort}/${what}`, { signal: AbortSignal.timeout(2_000) })
    // Always read to the end: a response frozen half way would fail later, when nobody handles the error.
    const text = await reply.text()
    return reply.ok ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

const isPrimary = async (node: DatabaseNode): Promise<boolean> => (await ask(node, 'primary')) !== undefined

async function membersOf(nodes: readonly DatabaseNode[]): Promise<readonly Member[]> {
  for (const node of nodes) {
    const reply = await ask(node, 'cluster')
    if (reply) return reply.members ?? []
  }
  return []
}

function isWhole(members: readonly Member[]): boolean {
  const leader = members.find(({ role }) => role === 'leader')
  if (!leader || members.length !== 3) return false
  const follow = members.every(
    ({ state, timeline }) => (state === 'running' || state === 'streaming') && timeline === leader.timeline,
  )
  return follow && members.some(({ role }) => role === 'sync_standby')
}

async function waitUntilHealthy(nodes: readonly DatabaseNode[]): Promise<void> {
  const began = performance.now()
  for (;;) {
    const members = await membersOf(nodes)
    if (isWhole(members)) return
    if (performance.now() - began > 180_000) {
      throw new Error(`The cluster did not become whole:\n${JSON.stringify(members, null, 2)}`)
    }
    await wait(250)
  }
}
