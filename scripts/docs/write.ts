import { writeFileSync } from 'node:fs'
import { inRoot } from '../project.ts'
import { generatedPages } from './generated-pages.ts'

for (const [page, write] of Object.entries(generatedPages)) writeFileSync(inRoot(page), write())
