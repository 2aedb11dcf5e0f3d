import { globSync, readFileSync } from 'node:fs'
import { northgateBop } from './src/carriers/chubb-sci/rates.ts'
import { keystoneBop } from './src/carriers/cna/rates.ts'
import { harrowBop, harrowGl } from './src/carriers/liberty/rates.ts'
import { rate } from './src/rating/rate.ts'
const rows: any[] = globSync('/work/main/packages/catalogue/src/reference/classes/*.json').flatMap((f) => JSON.parse(readFileSync(f, 'utf8')))
const B: [string, string, number, number, number, number, string][] = [
  ['CPA solo IL', 'CW541211A', 120000, 0, 0, 10000, 'IL'],
  ['CPA 4 ppl IL', 'CW541211A', 400000, 180000, 4, 30000, 'IL'],
  ['Law firm 6 NY', 'CW541110A', 1200000, 500000, 6, 80000, 'NY'],
  ['Consultant solo TX', 'CW541611A', 150000, 0, 0, 5000, 'TX'],
  ['Software 8 ppl CA', 'CW541511A', 1500000, 800000, 8, 60000, 'CA'],
  ['Bakery 4 IL', 'CW311811A', 420000, 130000, 4, 80000, 'IL'],
  ['Bakery 12 CA', 'CW311811A', 1100000, 400000, 12, 200000, 'CA'],
  ['Restaurant TX', 'CW722511A', 900000, 300000, 12, 150000, 'TX'],
  ['Coffee shop WA', 'CW722515A', 350000, 110000, 4, 60000, 'WA'],
  ['Bar IL', 'CW722410A', 600000, 180000, 6, 80000, 'IL'],
  ['Food truck TX', 'CW722330A', 180000, 50000, 2, 40000, 'TX'],
  ['Plumber solo TX', 'CW238220A', 160000, 0, 0, 15000, 'TX'],
  ['Plumber 5 IL', 'CW238220A', 750000, 260000, 5, 40000, 'IL'],
  ['Electrician 3 GA', 'CW238210A', 450000, 150000, 3, 30000, 'GA'],
  ['Painter 3 PA', 'CW238320A', 280000, 110000, 3, 10000, 'PA'],
  ['Handyman solo', 'CW236118A', 90000, 0, 0, 8000, 'OH'],
  ['Finish carp 2', 'CW238350A', 250000, 80000, 2, 20000, 'OH'],
  ['Roofer 6 TX', 'CW238160A', 900000, 280000, 6, 40000, 'TX'],
  ['Roofer 3 OH', 'CW238160A', 400000, 120000, 3, 20000, 'OH'],
  ['Landscaper 3 IL', 'CW561730A', 250000, 100000, 3, 30000, 'IL'],
  ['Landscape constr 5', 'CW561730B', 600000, 220000, 5, 60000, 'IL'],
  ['Janitorial 8', 'CW561720A', 300000, 160000, 8, 10000, 'PA'],
  ['House clean solo', 'CW561720B', 60000, 0, 0, 2000, 'PA'],
  ['Nail salon 4 IL', 'CW812113A', 220000, 80000, 4, 30000, 'IL'],
  ['Hair salon 5 NY', 'CW812112A', 350000, 140000, 5, 50000, 'NY'],
  ['Clothing 3 IL', 'CW458110A', 450000, 110000, 3, 120000, 'IL'],
  ['Grocery 8 CA', 'CW445110A', 1500000, 250000, 8, 250000, 'CA'],
  ['Florist 2', 'CW459310A', 250000, 60000, 2, 40000, 'OH'],
  ['Auto repair 4', 'CW811111A', 600000, 220000, 4, 120000, 'OH'],
  ['Gym 5 TX', 'CW713940A', 400000, 120000, 5, 150000, 'TX'],
  ['Yoga 2 CO', 'CW713940B', 150000, 40000, 2, 15000, 'CO'],
  ['Day care 8 GA', 'CW624410A', 450000, 240000, 8, 40000, 'GA'],
  ['Wedding photog', 'CW541921B', 110000, 0, 0, 25000, 'CO'],
  ['Machine shop 8', 'CW332710A', 1400000, 450000, 8, 600000, 'OH'],
  ['Pet kennel 5', 'CW812910B', 350000, 140000, 5, 40000, 'OH'],
  ['Apartment owner', 'CW531110A', 300000, 0, 0, 20000, 'OH'],
]
const today = '2026-11-21'
for (const [name, ref, rev, pay, emp, contents, st] of B) {
  const c = rows.find((r) => r.ref === ref); if (!c) { console.log('missing', ref); continue }
  const req = (line: string): any => ({ request_id: 'x', line, class: { class_code_ref: ref, naics6: c.naics6, industry: c.industry, traits: c.traits, hazard: c.hazard }, business: { company_name: 'x', business_type: 'llc', zip_code: '60540', state: st, annual_revenue: rev, annual_payroll: pay, fulltime_employees: emp, years_business_started: 8 }, coverage: { effective_date: '2026-12-15', occurrence_limit: 1e6, aggregate_limit: 2e6, deductible: 500, property_deductible: 1000, contents_value: contents, building_value: ref === 'CW531110A' ? 2000000 : 0, year_built: 1985, construction: 'joisted_masonry', sprinklers: 'No', fire_alarm: 'No', burglar_alarm: 'No' }, claims: { any: 'No', list: [] }, uw_questions: [] })
  const p = (b: any, l: string) => String(rate(b[b.length - 1], req(l), [], today).annual).padStart(7)
  console.log(name.padEnd(20), `h${c.hazard}`, 'GL', p(harrowGl, 'gl'), ' BOP ng', p(northgateBop, 'bop'), 'hl', p(harrowBop, 'bop'), 'kc', p(keystoneBop, 'bop'))
}
