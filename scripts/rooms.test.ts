import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from './project.ts'

const [, rooms = ''] = readFileSync(inRoot('docs/architecture.md'), 'utf8').split('```text\n')

/** The description of one folder, from the line with its path up to the next. */
function saidOf(room: string): string {
  const [, description = ''] = `\n${rooms}`.split(`\n${room}/`)
  return description.split(/\n\S/)[0] ?? ''
}

const foldersOf = (folder: string): readonly string[] =>
  readdirSync(inRoot(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

it.for([
  ['packages/core/src', ''],
  ['packages/catalogue/src', ''],
  ['apps/server/src', ''],
  ['apps/server/src', '/platform'],
  ['apps/server/src', '/features'],
  ['apps/web/src', ''],
  ['apps/web/src', '/features'],
] as const)('every folder of %s%s is named in docs/architecture.md', ([room, below]) => {
  const names = new Set(saidOf(room).split(/[^\w-]+/))
  const folders = foldersOf(`${room}${below}`)
  expect(folders.length).toBeGreaterThan(3)
  expect(folders.filter((name) => !names.has(name))).toEqual([])
})
