import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot } from '../scripts/project.ts'
import { resultsOf, sectionsIn, summaryOf } from './parts/results.ts'

/*
 * Runs every measurement in sequence and writes the tables to bench/results.md: `npm run bench`, or `npm run bench --
 * save flow` for some of them. Each replaces its own older section. Arguments after the first `--` go to the programs:
 * `npm run bench -- save --rounds 3`.
 */
const longestMs = 60 * 60_000
const file = inRoot('bench/results.md')

const args = process.argv.slice(2)
const firstOption = args.findIndex((each) => each.startsWith('--'))
const benches = firstOption < 0 ? args : args.slice(0, firstOption)
const options = args.slice(benches.length)
const isWanted = (program: string): boolean => benches.length === 0 || benches.some((name) => program.includes(name))
const programs = globSync('bench/*.bench.ts', { cwd: inRoot('.') })
  .sort()
  .filter(isWanted)

const folder = mkdtempSync(path.join(tmpdir(), 'cw-bench-'))
try {
  for (const program of programs) {
    const title = path.basename(program, '.bench.ts')
    const text = measure(program, title)
    // Written after each program, so that results are kept if a later one is stopped.
    const sections = new Map([...sectionsIn(existsSync(file) ? readFileSync(file, 'utf8') : ''), [title, text]])
    writeFileSync(file, resultsOf(sections))
    process.stdout.write(`\n${summaryOf(new Map([[title, text]])).join('\n')}\n`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** When, what and where. */
function circumstances(): string {
  const revision = execFileSync('git', ['describe', '--always', '--exclude=*'], { cwd: inRoot('.'), encoding: 'utf8' })
  const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.versions.node}`
  return `_${new Date().toISOString().slice(0, 10)}, revision ${revision.trim()}, ${machine}, load ${loadavg()[0]?.toFixed(1)} at its start${options.map((each) => ` ${each}`).join('')}._\n`
}

function measure(program: string, title: string): string {
  process.stdout.write(`\n── ${title}\n`)
  const own = path.join(folder, title)
  const head = circumstances()
  const { status, signal } = spawnSync(process.execPath, [inRoot(program), ...options], {
    cwd: inRoot('.'),
    stdio: 'inherit',
    env: { ...process.env, BENCH_RESULTS: own },
    timeout: longestMs,
  })
  if (status !== 0) process.exitCode = 1
  const tables = globSync('*.md', { cwd: own })
    .sort()
    .map((each) => readFileSync(path.join(own, each), 'utf8'))
  const failures = status === 0 ? [] : [`**It ended with ${signal ?? status}.**`]
  return [head, ...tables, ...failures].join('\n').trim()
}
