import { expect, it } from 'vitest'
import { readSites } from '../../../apps/server/src/features/1-foundation/site/read-sites.ts'
import { createSites } from '../../../apps/server/src/features/1-foundation/site/served-site.ts'
import { insures } from '../../../packages/catalogue/src/lines/insures.ts'
import { hasPrivateCover, inFundState } from '../../../packages/catalogue/src/lines/wc/state-of-work.ts'
import { all, any, is, isAnswered, moreThan, not, yes } from '../../../packages/core/src/rules/rule.ts'
import { conditionWords } from './condition-words.ts'
import { questionsOf } from './questions.ts'

const servedSite = createSites(readSites()).byId('default')
if (!servedSite) throw new Error('There is no default site')
const words = conditionWords(servedSite, questionsOf(servedSite.flows.main))

const vehicles = '“Do you use vehicles for work?”'

it.each([
  [`${vehicles} is Yes`, yes('has_vehicles')],
  [`${vehicles} is Yes or No`, any(yes('has_vehicles'), is('has_vehicles', 'No'))],
  ['the business is not in MO', not(is('state', 'MO'))],
  ['the quote includes General Liability or Business Owners Policy', any(insures('gl'), insures('bop'))],
  ['the quote does not include Commercial Auto', not(insures('ca'))],
  [
    `${vehicles} is Yes and (the business is in OH or the quote includes General Liability)`,
    all(yes('has_vehicles'), any(is('state', 'OH'), insures('gl'))),
  ],
  [
    `${vehicles} is Yes and “How many vehicles and trailers?” is not answered`,
    all(all(yes('has_vehicles')), not(isAnswered('vehicle_count'))),
  ],
  ['`unheard_of` is more than 3', moreThan('unheard_of', 3)],
] as const)('says “%s”', (expected, rule) => {
  expect(words.say(rule, 'company_name')).toBe(expected)
})

it('says a question of the same list by its own words', () => {
  expect(words.say(is('item.body', 'van', 'bus'), 'vehicles[].seats')).toContain(' is “')
  expect(words.say(is('item.body', 'van'), 'vehicles[].seats')).not.toContain('item.body')
})

it('names a condition that many share, and says once what the names mean', () => {
  words.meanings()
  expect(words.say(all(hasPrivateCover, is('state', 'NY')), 'wc.general.leased')).toBe(
    'insurers may cover someone and the business is in NY',
  )
  expect(words.say(not(inFundState), 'wc.general.has_employees')).toBe('insurers may quote there')
  const meanings = words.meanings()
  expect(meanings.match(/^- “insurers may cover someone”: /gm)).toHaveLength(1)
  expect(meanings).toContain(
    '- “only the state may insure there”: the business is in ND, OH, WA, WY, PR or VI. Otherwise “insurers may quote there”.',
  )
  expect(words.meanings()).toBe('')
})
