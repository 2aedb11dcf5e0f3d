import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inRoot, root } from './project.ts'

/** Superseded decisions keep the names of their time. */
const isSuperseded = (page: string): boolean => /^Superseded by/m.test(readFileSync(inRoot(page), 'utf8'))
const pages = globSync('{{README,CONTRIBUTING,SECURITY,CODE_OF_CONDUCT}.md,docs/**/*.md}', { cwd: root }).filter(
  (page) => !isSuperseded(page),
)
const files = globSync('{apps,packages,e2e,bench,campaigns,scripts}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})
/** With and without `src/`, as in `core/text/text.ts`. */
const paths = files.flatMap((file) => [`/${file}`, `/${file.replace('/src/', '/')}`])

/** Names of our files in a page; `<cc>-first.ts` is not one. */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.match(/(?<![\w<>*./-])[\w./-]+\.tsx?\b/g) ?? [])

const linkedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, link = '']) => link)

it.for(pages)('the files that %s names are there', (page) => {
  const text = readFileSync(inRoot(page), 'utf8')
  expect(namedIn(text).filter((name) => !paths.some((file) => file.endsWith(`/${name}`)))).toEqual([])
  expect(linkedIn(text).filter((link) => !existsSync(inRoot(path.dirname(page), link)))).toEqual([])
})

it('finds the files that pages name', () => {
  expect(namedIn('see `flow/trail.ts`, `<cc>-first.ts` and `node apps/server/src/main.ts --quiet`')).toEqual([
    'flow/trail.ts',
    'apps/server/src/main.ts',
  ])
  expect(pages.flatMap((page) => namedIn(readFileSync(inRoot(page), 'utf8'))).length).toBeGreaterThan(100)
})
