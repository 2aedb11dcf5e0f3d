import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildServer } from '../scripts/build-server.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { freePort } from '../scripts/free-port.ts'
import { familyOf, memoryMbOf, serverOf } from '../scripts/process-memory.ts'
import { inRoot } from '../scripts/project.ts'
import { figuresOf } from './parts/figures.ts'
import { report } from './parts/report.ts'

/*
 * `npm start` after installation: the time until the first page and /readyz respond, and the memory of the server and
 * of everything started, when idle. The limit of the start is the same with a program that only listens. Run with
 * `node bench/start.bench.ts`.
 */
const rounds = 5
const mostMs = 2_000
const mostMb = 250
const idleMs = 5_000

if (!((await buildWeb()) && (await buildServer()))) throw new Error('It could not be built')
const folder = mkdtempSync(path.join(tmpdir(), 'cw-bench-'))
const listener = "require('node:http').createServer((q, s) => s.end()).listen(process.env.PORT, '127.0.0.1')"

type StartFigures = { readonly readyMs: number; readonly serverMb: number; readonly allMb: number }

async function measure(command: string, args: readonly string[], idle: number): Promise<StartFigures> {
  const port = await freePort(4730)
  const start = performance.now()
  const child = spawn(command, args, {
    cwd: inRoot(),
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  await answers(`http://127.0.0.1:${port}/readyz`, child)
  await answers(`http://127.0.0.1:${port}/`, child)
  const readyMs = performance.now() - start
  await wait(idle)
  const family = familyOf(child.pid ?? 0)
  const figures = { readyMs, serverMb: memoryMbOf(serverOf(family), 'Rss'), allMb: memoryMbOf(family, 'Pss') }
  const exit = once(child, 'exit')
  // Signals the whole process group, like Ctrl-C in the terminal.
  if (child.pid) process.kill(-child.pid, 'SIGINT')
  await exit
  return figures
}

async function answers(url: string, { exitCode }: ChildProcess): Promise<void> {
  for (;;) {
    const reply = await fetch(url).catch(() => undefined)
    await reply?.text()
    if (reply?.ok) return
    if (exitCode !== null) throw new Error('It ended')
    await wait(10)
  }
}

const product: StartFigures[] = []
const bare: StartFigures[] = []
try {
  // The first start creates the database, which counts as installation.
  await measure('npm', ['start'], 0)
  for (let round = 0; round < rounds; round++) {
    bare.push(await measure(process.execPath, ['-e', listener], 0))
    product.push(await measure('npm', ['start'], idleMs))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const figures = (started: readonly StartFigures[], name: keyof StartFigures) =>
  figuresOf(started.map((each) => each[name]))
const ready = figures(product, 'readyMs')
report({
  id: 'start-time',
  work: 'npm start to the first answers',
  unit: 'ms',
  limit: 'node that only listens',
  rows: new Map([
    ['node that only listens', figures(bare, 'readyMs')],
    ['npm start', ready],
  ]),
  goals: [{ text: `at most ${mostMs} ms (is ${ready.median.toFixed(0)})`, reached: ready.median <= mostMs }],
})
const memory = figures(product, 'serverMb')
report({
  id: 'start-memory',
  work: 'memory when idle',
  unit: 'MB',
  limit: 'node that only listens',
  rows: new Map([
    ['node that only listens', figures(bare, 'allMb')],
    ['the server', memory],
    ['all: npm, server, insurers, PostgreSQL', figures(product, 'allMb')],
  ]),
  goals: [
    { text: `the server at most ${mostMb} MB (is ${memory.median.toFixed(0)})`, reached: memory.median <= mostMb },
  ],
})
