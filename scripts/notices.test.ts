import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from './project.ts'

type Package = { readonly dependencies?: Readonly<Record<string, string>> }
type Lockfile = { readonly packages: Readonly<Record<string, { readonly license?: string }>> }

const json = <Read>(file: string): Read => JSON.parse(readFileSync(inRoot(file), 'utf8'))

it('names every package that runs in the product, with its licence', () => {
  const { packages }: Lockfile = json('package-lock.json')
  const folders = ['apps', 'packages'].flatMap((of) => readdirSync(inRoot(of)).map((name) => `${of}/${name}`))
  const usedNames = new Set(
    folders.flatMap((folder) => Object.keys(json<Package>(`${folder}/package.json`).dependencies ?? {})),
  )
  const notices = new Map(
    readFileSync(inRoot('NOTICE.md'), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, names = '', licence = ''] = line.split('|').map((cell) => cell.trim())
        return names.split(', ').map((name) => [name, licence] as const)
      }),
  )
  const wantedNames = [...usedNames].filter((name) => !name.startsWith('@coverwright/'))
  expect(wantedNames.length).toBeGreaterThan(20)
  expect(wantedNames.filter((name) => notices.get(name) !== packages[`node_modules/${name}`]?.license)).toEqual([])
})
