import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot } from '../../scripts/project.ts'

const program = '/usr/sbin/haproxy'

/** Whether the distribution's HAProxy is installed: `apt-get install haproxy`. */
export const hasBalancer = (): boolean => existsSync(program)

/**
 * Runs HAProxy with one of the files in deploy/.
 * @param settings the environment variables that the file names
 */
export function runBalancer(file: string, settings: Readonly<Record<string, string>>) {
  const env = { ...process.env, ...settings }
  // It ends when the campaign is killed.
  const command = ['--pdeathsig', 'TERM', '--', program, '-db', '-f', inRoot(file)]
  const child = spawn('setpriv', command, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk
  })
  return {
    hasEnded: () => child.exitCode !== null,
    output: () => output,
    async stop() {
      const exit = once(child, 'exit')
      // SIGTERM ends it at once, even with open connections.
      if (child.exitCode === null && child.kill('SIGTERM')) await exit
    },
  }
}

/**
 * HAProxy as in deploy/haproxy.cfg, in front of three servers.
 * @param servers such as `127.0.0.1:4001`
 */
export async function startBalancer(port: number, servers: readonly [string, string, string]) {
  const [SERVER_1, SERVER_2, SERVER_3] = servers
  const balancer = runBalancer('deploy/haproxy.cfg', { BIND: `127.0.0.1:${port}`, SERVER_1, SERVER_2, SERVER_3 })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) break
    if (tries > 300 || balancer.hasEnded()) {
      await balancer.stop()
      throw new Error(`The balancer found no server that is ready\n${balancer.output()}`)
    }
    await wait(100)
  }
  return { url, stop: balancer.stop }
}
