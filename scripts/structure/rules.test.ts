import { expect, it } from 'vitest'
import { folderGraph, importCycles } from './folder-graph.ts'
import {
  crowdedFolders,
  cyclesOf,
  schemasInBrowser,
  sqlOutsideStores,
  upwardImports,
  webImportsNotAllowed,
} from './rules.ts'
import { type SourceFile, specifiersOf } from './source-files.ts'

const file = (path: string, ...imports: string[]): SourceFile => ({ path, text: '', imports })
const folderOf = (path: string): string | undefined => path.split('/')[0]

it('finds a circle of folders that no circle of files shows', () => {
  const files = [
    file('a/one.ts', 'b/one.ts'),
    file('b/one.ts'),
    file('b/two.ts', 'c/one.ts'),
    file('c/one.ts', 'a/two.ts'),
  ]
  expect(importCycles(folderGraph(files, folderOf))).toEqual([['a', 'b', 'c']])
  expect(importCycles(folderGraph(files.slice(0, 3), folderOf))).toEqual([])
})

it('names features of the browser that import each other in a circle, and the files that do', () => {
  const features = 'apps/web/src/features'
  const [problem, ...others] = cyclesOf([
    file(`${features}/offers/offer-card.tsx`, `${features}/review/review-page.tsx`),
    file(`${features}/review/review-page.tsx`, `${features}/offers/offer-words.ts`),
    file(`${features}/print/paper.tsx`, `${features}/review/review-page.tsx`),
  ])
  expect(problem).toMatch(/offers, apps\/web\/src\/features\/review\n.*offer-card\.tsx\n.*review-page\.tsx/)
  expect(others).toEqual([])
})

it('refuses an import of a layer above, and any of samples', () => {
  const features = 'apps/server/src/features'
  const imports = (from: string, to: string) => upwardImports([file(`${features}/${from}`, `${features}/${to}`)])
  expect(imports('2-identity/access/limits.ts', '3-quoting/quotes/quotes.store.ts')).toHaveLength(1)
  expect(imports('3-quoting/quotes/quotes.store.ts', '2-identity/access/limits.ts')).toEqual([])
  expect(imports('6-compliance/keys/reseal.ts', 'samples/outbox/outbox.routes.ts')).toHaveLength(1)
  expect(
    upwardImports([file('apps/server/src/http/drain.ts', `${features}/1-foundation/site/site-of.ts`)]),
  ).toHaveLength(1)
})

it('refuses an import between folders of the browser that is not in the table', () => {
  const imports = (from: string, to: string) =>
    webImportsNotAllowed([file(`apps/web/src/${from}`, `apps/web/src/${to}`)])
  expect(imports('features/application/step/step-route.tsx', 'pages/later-step.tsx')).toHaveLength(1)
  expect(imports('pages/later-step.tsx', 'features/application/step/step-page.tsx')).toEqual([])
  expect(imports('navigation/area.tsx', 'ui/actions/button.tsx')).toHaveLength(1)
  expect(imports('ui/actions/button.tsx', 'navigation/area.tsx')).toEqual([])
  expect(imports('features/shell/site-shell.tsx', 'router.tsx')).toHaveLength(1)
  expect(imports('router.tsx', 'features/shell/site-shell.tsx')).toEqual([])
  expect(imports('helpers/dates.ts', 'helpers/days.ts')).toHaveLength(1)
})

it('refuses SQL outside stores', () => {
  const folder = 'apps/server/src/features/2-identity/users'
  const withSql = (path: string): SourceFile => ({ ...file(path), text: "db.selectFrom('people')" })
  const files = [withSql(`${folder}/staff.ts`), withSql(`${folder}/users.store.ts`), file(`${folder}/read-staff.ts`)]
  expect(sqlOutsideStores(files)).toEqual([`${folder}/staff.ts has SQL outside a *.store.ts`])
})

it('refuses schemas of the contract in the browser', () => {
  const schema = "import { type Upload, UploadReply } from '@coverwright/contract/uploads'"
  const harmless = [
    "import type { UploadReply } from '@coverwright/contract/uploads'",
    "import { largestDocument } from '@coverwright/contract/values'",
  ]
  const problems = (path: string, text: string) => schemasInBrowser([{ ...file(path), text }])
  expect(problems('apps/web/src/features/uploads/upload-queue.ts', schema)).toHaveLength(1)
  expect(problems('apps/web/src/features/uploads/upload-queue.ts', harmless.join('\n'))).toEqual([])
  expect(problems('apps/server/src/features/3-quoting/uploads/uploads.routes.ts', schema)).toEqual([])
})

it('counts the files of one level', () => {
  const folder = 'apps/web/src/forms/controls'
  const files = Array.from({ length: 26 }, (_, index) => file(`${folder}/control-${index}.tsx`))
  expect(crowdedFolders(files)).toEqual([`${folder} has 26 files at one level; at most 25`])
  expect(crowdedFolders(files.slice(1))).toEqual([])
})

it('reads static, dynamic and type imports, and re-exports', () => {
  const text = `import type { A } from './a.ts'\nconst b = await import('./b.ts')\nexport { c } from './c.ts'\nimport './d.ts'`
  expect(specifiersOf(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts'])
})
