import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot, root } from '../project.ts'

const manifests = globSync('{package.json,{apps,packages,tools}/*/package.json,bench/peers/package.json}', {
  cwd: root,
})

/** Every package that a manifest names, with its version; our own are left out. */
const dependencies = manifests.flatMap((file) => {
  const {
    dependencies = {},
    devDependencies = {},
    optionalDependencies = {},
  } = JSON.parse(readFileSync(inRoot(file), 'utf8'))
  const packages: Record<string, string> = { ...dependencies, ...devDependencies, ...optionalDependencies }
  return Object.entries(packages).filter(([name]) => !name.startsWith('@coverwright/'))
})

it('every dependency has an exact version', () => {
  expect(dependencies.length).toBeGreaterThan(30)
  expect(dependencies.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

it('docs/dependencies.md says of every dependency what it is for, and of no other', () => {
  const page = readFileSync(inRoot('docs/dependencies.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  const names = [...new Set(dependencies.map(([name]) => name))]
  expect([...page].sort()).toEqual(names.sort())
})
