import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot, root } from './project.ts'

const mockCall = /\bvi\.(?:doM|m)ock\(/

test('a test that puts something in a module’s place says so in its name, and gets a process of its own', () => {
  const tests = globSync('{apps,packages,scripts,bench/parts}/**/*.test.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  expect(tests.length).toBeGreaterThan(400)
  const apart = tests.filter((file) => mockCall.test(readFileSync(inRoot(file), 'utf8')))
  expect(apart.length).toBeGreaterThan(0)
  for (const file of apart) expect(file).toMatch(/^apps\/server\/.*\.apart\.test\.ts$/)
})
