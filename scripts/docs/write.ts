import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot } from '../project.ts'
import { generatedPages } from './generated-pages.ts'

for (const [page, write] of Object.entries(generatedPages)) {
  mkdirSync(dirname(inRoot(page)), { recursive: true })
  writeFileSync(inRoot(page), write())
}
