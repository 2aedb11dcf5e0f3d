import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from './project.ts'

type Entry = { optionalDependencies?: Record<string, string> }

test('the lockfile names the packages of every platform, without which npm ci refuses it elsewhere', () => {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(
    readFileSync(inRoot('package-lock.json'), 'utf8'),
  )
  const packagesNeeded = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies),
  )
  const missing = packagesNeeded.filter(([name, range]) => /^\d/.test(range) && !packages[`node_modules/${name}`])
  expect(packagesNeeded.length).toBeGreaterThan(20)
  expect(missing.map(([name]) => name)).toEqual([])
})
