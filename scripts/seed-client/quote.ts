import { type Data, inWords, missingIn, offersOf, type Send } from './client.ts'

const contact = {
  contact_first_name: 'Rosa',
  contact_last_name: 'Lind',
  contact_email: 'rosa@bluedoor.example',
  contact_phone: '+1 (312) 555-0148',
}

/** Deliberately in a program's own spellings: numbers as text, Yes and No in any case, true and false. */
const answers = {
  sub_class_code_ref: 'CWT10019',
  uses_subcontractors: 'NO',
  business_description: 'We repaint occupied homes, inside and out.',
  claims: { any: false, cancelled: 'no' },
  coverage: { liability_limit: '1m_2m', deductible: '500', current_insurance: 'No' },
  additional: { hired_auto: 'No', blanket_insured: false, waiver: 'no', terrorism: 'reject' },
}

/** Without an id: the server gives it one. */
const shop = {
  ...{ street: '400 W Superior Ave', zip_code: '60614', city: 'Chicago', state: 'IL' },
  ...{ occupancy: 'lease', square_feet: '900', employees: 5 },
}

const underwriting: Readonly<Record<string, unknown>> = {
  residential_share: '80',
  new_construction_share: 0,
  max_height_feet: '12',
  fall_protection: 'YES',
  hazardous_work: ['none'],
  rents_equipment_out: 'no',
  work_places: ['homes'],
  daily_visitors: 0,
  contractor_license: 'held',
  written_contracts: 'always',
  additional_insureds: 0,
}

/** The simplest answer to an insurer's question. */
const answerTo = ({ id, type, options = [] }: Data): unknown => {
  if (Object.hasOwn(underwriting, id)) return underwriting[id]
  if (type.startsWith('yes_no')) return 'no'
  return options[0]?.value
}

/** A quote from POST to offers, saved in parts and in an order of the client's own. */
export async function quoteByParts(send: Send, say: (line: string) => void): Promise<void> {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const reply = await send('POST', 'quote', undefined, key)
  const again = await send('POST', 'quote', undefined, key)
  if (again._id !== reply._id) throw new Error('A repeated POST quote made a second quote')
  const at = `quote/${reply._id}`
  const save = async (body: object, label: string): Promise<Data> => {
    const quote = await send('PATCH', at, body)
    say(`PATCH ${at}: ${label}; version ${quote.version}, max_step ${quote.max_step}`)
    return quote
  }
  say(`POST quote: ${reply._id}; sent again, the same`)

  await save({ ...contact, company_name: 'Blue Door Painting LLC' }, 'the contact, before anything else is known')
  const [trade] = await send('GET', 'class-codes?search=house%20painter')
  const [place] = await send('GET', 'city?zip=60614')
  say(`GET class-codes, city: ${trade.class_code_description} in ${place.cities[0]}`)
  await save(
    { class_code_ref: trade.class_code_ref, zip_code: place.zip, business_type: 'llc', partner: 'acme' },
    'what the business does and where, with a partner',
  )
  const size = { years_business_started: '2015', annual_revenue: '420000', annual_payroll: '150,000' }
  await save({ ...size, fulltime_employees: '4', parttime_employees: 1, has_vehicles: 'NO' }, 'its size')
  const street = { street: '12 Elm St', zip_code: '60614', city: place.cities[0], state: place.state }
  await save({ mailing_address: street, locations: [shop], ...answers }, 'pages that are not open yet among them')
  const types = await send('GET', `insurance-type?quote_id=${reply._id}`)
  const liability = types.find(({ name }: Data) => name === 'General Liability')
  await save({ insurance_types: [liability], test_features: ['seed'] }, 'General Liability, as the list has it')
  const soon = new Date(Date.parse(reply.created_at) + 20 * 86_400_000).toISOString().slice(0, 10)
  await save({ coverage: { effective_date: soon } }, `from ${soon}`)

  say(`GET ${at}/validate: ${(await missingIn(send, reply._id)).join(', ')}`)
  const { questions } = await send('GET', `liberty/v1/gl/uw-questions?quote_id=${reply._id}`)
  const uw_questions = questions
    .filter(({ id, conditions = [] }: Data) => conditions.length === 0 || Object.hasOwn(underwriting, id))
    .map((question: Data) => ({ id: question.id, answer: answerTo(question) }))
  await save({ gl: { liberty: { uw_questions } } }, `${uw_questions.length} answers to the insurer’s questions`)

  const whole = await send('GET', at)
  const { recommended_coverages = [] } = whole
  const recommendation_choices = Object.fromEntries(recommended_coverages.map(({ line }: Data) => [line, 'Not now']))
  const savedQuote = await save(
    { ...whole, recommendation_choices, max_step: '/done' },
    'the whole quote as it was read',
  )
  const missing = await missingIn(send, reply._id)
  if (missing.length) throw new Error(`Still missing: ${missing.join(', ')}`)
  const forecast = await send('GET', `${at}/submissions_forecast`)
  say(`GET ${at}/submissions_forecast: ${forecast.lines[0].insurers.length} insurers for ${forecast.lines[0].name}`)

  const submittedQuote = await send('PATCH', `${at}/finish_form`)
  const repeatedReply = await send('PATCH', `${at}/finish_form`)
  if (repeatedReply.submission_uuid !== submittedQuote.submission_uuid)
    throw new Error('Sent again, it was submitted twice')
  say(`PATCH ${at}/finish_form: submission ${submittedQuote.submission_uuid}; sent again, the same`)
  for (const offer of await offersOf(send, savedQuote.uuid)) say(`  ${inWords(offer)}`)
}
