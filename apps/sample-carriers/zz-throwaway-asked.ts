import { globSync, readFileSync } from 'node:fs'
import { northgateMutual } from './src/carriers/chubb-sci/carrier.ts'
import { keystoneCasualty } from './src/carriers/cna/carrier.ts'
import { harrowAndLyme } from './src/carriers/liberty/carrier.ts'
import { appetiteRule } from './src/rating/appetite.ts'
import { questionsFor } from './src/rating/question-set.ts'
const rows: any[] = globSync('/work/main/packages/catalogue/src/reference/classes/*.json').flatMap((f) => JSON.parse(readFileSync(f, 'utf8')))
const refs = process.argv.slice(2)
for (const ref of refs) { const c = rows.find((r) => r.ref === ref); if (!c) { console.log('?', ref); continue }
  console.log(`\n## ${c.name} h${c.hazard} ${c.industry} ${c.traits}`)
  for (const [n, car, line] of [['gl.l', harrowAndLyme, 'gl'], ['bop.cs', northgateMutual, 'bop'], ['bop.l', harrowAndLyme, 'bop'], ['bop.cn', keystoneCasualty, 'bop']] as any) {
    const e: any = { class: { class_code_ref: ref, naics6: c.naics6, industry: c.industry, traits: c.traits, hazard: c.hazard }, state: 'IL' }
    const out = appetiteRule(car, { line, ...e }, '2026-12-15')?.outcome
    const q = questionsFor(car.lines[line], e, '2026-12-15').map((r: any) => r.question.id)
    console.log(`${n} ${out ?? 'in'} (${q.length}): ${q.join(' ')}`)
  } }
