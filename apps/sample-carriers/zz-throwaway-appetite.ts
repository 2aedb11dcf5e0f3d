import { globSync, readFileSync } from 'node:fs'
import { carriers } from '../../packages/catalogue/src/carriers/carriers.ts'
import { appetiteFor } from '../../packages/catalogue/src/carriers/appetite.ts'
import { northgateMutual } from './src/carriers/chubb-sci/carrier.ts'
import { keystoneCasualty } from './src/carriers/cna/carrier.ts'
import { harrowAndLyme } from './src/carriers/liberty/carrier.ts'
import { appetiteRule } from './src/rating/appetite.ts'
const sample: any = { chubb_sci: northgateMutual, cna: keystoneCasualty, liberty: harrowAndLyme }
const rows: any[] = globSync('/work/main/packages/catalogue/src/reference/classes/*.json').flatMap((f) => JSON.parse(readFileSync(f, 'utf8')))
const refs = 'CW541211A CW541110A CW541511A CW541611A CW311811A CW722511A CW722410A CW722515A CW722330A CW238220A CW238160A CW238210A CW238320A CW238118A CW236118A CW561730A CW561720A CW812113A CW812112A CW458110A CW445110A CW459310A CW811111A CW713940A CW624410A CW541921B CW531110A CW332710A CW721110A CW812910B CW621210A'.split(' ')
const states = Object.keys({AL:1,AK:1,AZ:1,CA:1,TX:1,FL:1,NY:1,IL:1,GA:1,PA:1,LA:1,MO:1,WA:1,HI:1,ND:1,MT:1,PR:1,GU:1,DC:1})
const sc = (c: any, cls: any, st: string, line: string) => appetiteRule(c, { line, class: { class_code_ref: cls.ref, naics6: cls.naics6, industry: cls.industry, traits: [...cls.traits], hazard: cls.hazard }, state: st } as any, '2026-12-15')
console.log(''.padEnd(38) + states.map((s) => s.padEnd(9)).join(''))
const mm = new Map<string, Set<string>>()
const M: any = { in: 'I', refer: 'R', out: '.' }
for (const cls of rows) {
  const show = refs.includes(cls.ref)
  for (const { id, lines } of carriers) for (const l of lines) {
    const cells = states.map((st) => {
      const a = appetiteFor(l, { class_code_ref: cls.ref, naics6: cls.naics6, industry: cls.industry, traits: cls.traits, hazard: cls.hazard }, st, '2026-11-21')
      const b = sc(sample[id], cls, st, l.line)
      const bo = b?.outcome ?? 'in'
      if (a.outlook !== bo) { const k = `${l.line}.${id} cat=${a.outlook}(${a.reason}) ins=${bo}(${b?.code ?? ''})`; if (!mm.has(k)) mm.set(k, new Set()); mm.get(k)!.add(`${cls.name}`) }
      return M[a.outlook] + (M[bo] === M[a.outlook] ? ' ' : M[bo])
    })
    if (show) console.log((l.line + '.' + id.slice(0, 4) + ' ' + cls.name + ' h' + cls.hazard).slice(0, 37).padEnd(38) + cells.map((c) => c.padEnd(9)).join(''))
  }
}
for (const [k, v] of mm) console.log(k, v.size, [...v].slice(0, 12).join('; '))
