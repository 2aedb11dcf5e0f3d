import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createChildren } from './children.ts'
import { inRoot, root } from './project.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-children-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A program with a name like those of the project. */
function program(name: string, source: string): string {
  const file = path.join(folder, `${name}.mjs`)
  writeFileSync(file, source)
  return path.relative(root, file)
}
const lasting = program('lasting', "process.send('running'); setInterval(() => undefined, 1000)")

test('tells how a program ended by itself, and whether it had been running', async () => {
  const children = createChildren()
  const failing = program('failing', 'process.exit(3)')
  expect(await children.run(failing, {})).toMatchObject({ how: 'exit code 3', exitCode: 3, wasRunning: false })
  const killedProgram = program('killed', "process.send('running', () => process.kill(process.pid, 'SIGKILL'))")
  expect(await children.run(killedProgram, {})).toMatchObject({ how: 'SIGKILL', exitCode: undefined, wasRunning: true })
})

test('stops what runs and pauses, and starts nothing more', async () => {
  const children = createChildren()
  const running = children.run(lasting, {})
  const pausing = children.pause(600_000)
  children.stop()
  expect(await running).toBeUndefined()
  await pausing
  expect(children.stopping.aborted).toBe(true)
  expect(await children.run(lasting, {})).toBeUndefined()
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a process that is told to end takes what it started with it: %s',
  async (signal) => {
    const child = program(
      'child',
      `console.log('runs ' + process.pid); process.send('running'); setInterval(() => undefined, 1000)`,
    )
    const starter = program(
      'starter',
      `import { createChildren, watchEnd } from ${JSON.stringify(inRoot('scripts/children.ts'))}
       const children = createChildren()
       watchEnd(() => children.stop())
       await children.run(${JSON.stringify(child)}, {})
       console.log('all ended')`,
    )
    const running = spawn(process.execPath, [path.join(root, starter)], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    running.stdout.on('data', (chunk: Buffer) => {
      output += chunk
    })
    await expect.poll(() => output).toContain('runs')
    running.kill(signal)
    await once(running.stdout, 'close')
    expect(output).toContain('all ended')
    const pid = Number(/runs (\d+)/.exec(output)?.[1])
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  },
)

test('a program whose parent is killed hears of it', async () => {
  const orphan = program(
    'orphan',
    `import { watchParent } from ${JSON.stringify(inRoot('scripts/children.ts'))}
     watchParent(() => { console.log('gone'); process.exit() }, 20)
     setInterval(() => undefined, 1000)
     console.log('watching')`,
  )
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${path.join(root, orphan)}" & wait`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  shell.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  await expect.poll(() => output).toContain('watching')
  shell.kill('SIGKILL')
  await once(shell.stdout, 'close')
  expect(output).toContain('gone')
})
