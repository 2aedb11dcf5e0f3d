import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { option } from '../scripts/option.ts'
import { root, runTool } from '../scripts/project.ts'
import { say } from './parts/report.ts'

/** The tests with generated cases. */
const files = globSync('{packages,apps}/*/src/**/*.test.ts', { cwd: root })
  .filter((file) =>
    /from '(fast-check|.*\/(any-answer|generated-quotes)\.ts)'/.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
  .toSorted()

const rounds = option('rounds', 20)
let failCount = 0
for (let round = 1; round <= rounds; round++) {
  const seed = randomInt(2 ** 31)
  const { passed, output } = await runTool('vitest/vitest.mjs', ['run', ...files], {
    env: { CASES_SEED: String(seed) },
  })
  say(`${round} of ${rounds}: CASES_SEED=${seed} ${passed ? 'passed' : 'failed'}`)
  if (passed) continue
  failCount += 1
  say(output)
}
say(`\n${files.length} files, ${rounds} rounds, ${failCount} failed`)
process.exitCode = failCount > 0 ? 1 : 0
