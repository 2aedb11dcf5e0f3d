import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { serverFlags } from './node-flags.ts'
import { inRoot } from './project.ts'

const gigabyte = 1024 ** 3

it('runs the image as `npm start` runs a server on a machine with room (speed)', () => {
  const command = /^CMD (\[.*\])$/m.exec(readFileSync(inRoot('deploy/Dockerfile'), 'utf8'))?.[1]
  expect(JSON.parse(command ?? '[]')).toEqual(['node', ...serverFlags(16 * gigabyte), 'apps/server/dist/main.js'])
})

it('leaves the database more memory on a small machine', () => {
  expect(serverFlags(2 * gigabyte)).toContain('--max-semi-space-size=64')
})

it('says nothing that Node does not know', () => {
  const program = 'process.stdout.write(process.execArgv.join(" "))'
  const told = execFileSync(process.execPath, [...serverFlags(16 * gigabyte), '-e', program], { encoding: 'utf8' })
  for (const flag of serverFlags(16 * gigabyte)) expect(told).toContain(flag)
})
