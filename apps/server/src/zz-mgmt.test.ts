import { expect, test } from 'vitest'
import { fillQuote, painter, typesOf } from './testing/fill-quote.ts'
import { createTestApp } from './testing/test-app.ts'
const { app, browser, work } = await createTestApp()
test('x', async () => {
  const stop = await work()
  const rosa = browser()
  const wanted = { ...painter, insurance_types: typesOf('do', 'epli', 'fid'),
    directors_and_officers: { funding: { vc_funding: 'Yes', public_offering: ['none'] }, management: { account_trouble: ['none'] }, losses: { inquiries: ['none'] }, ownership: 'founders', documents: { timing: 'later' } },
    epli: { exposures: ['none'], practices: ['handbook','at_will','leave'] }, fid: { employee_benefits: 'Yes', plan_types: ['defined_contribution'], compliance: ['none'] },
    recommendation_choices: { wc: 'not_now', gl: 'not_now' } }
  const quote = await fillQuote(rosa, wanted)
  let done = await rosa.patch(`quote/${quote._id}/finish_form`, { attestation: { accepted: true, text_keys: ['fraud.IL'] } })
  console.log(JSON.stringify(done.body).slice(0, 600))
  const d = await rosa.get(`quote/${quote._id}/disclosures`)
  console.log(JSON.stringify(d.body).slice(0, 300))
  let r
  for (let i = 0; i < 100; i++) {
    r = await rosa.get(`quote/uuid/${quote.uuid}`)
    if (r.body.data.processed) break
    await new Promise((d) => setTimeout(d, 100))
  }
  for (const o of r?.body.data.offers ?? []) console.log(o.line, o.carrier, o.state, o.premium?.amount / 100, JSON.stringify(o.reasons.map((x: {text: string}) => x.text)), JSON.stringify(o.coverages.map((c: {label: string; offered: string; requested: string}) => `${c.label}=${c.offered}/${c.requested}`)))
  const pdf = await app.inject({ url: `/api/quote/${quote._id}/application.pdf`, cookies: Object.fromEntries(rosa.jar) })
  console.log(pdf.statusCode)
  await stop()
}, 60_000)
