import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-usage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.for([['backup', '--help'], ['backup', '-h'], ['backup'], ['restore', '--help']] as const)(
  '%j says how it is called, and does nothing',
  ([command, ...given]) => {
    const file = path.join(import.meta.dirname, `${command}.ts`)
    const env = { ...process.env, INIT_CWD: folder, DATA_DIR: path.join(folder, 'data') }
    const { stderr, stdout } = spawnSync(process.execPath, [file, ...given], { cwd: folder, env, encoding: 'utf8' })
    expect(stdout + stderr).toContain(`npm run ${command} -- <folder>`)
    expect(readdirSync(folder)).toEqual([])
  },
)
