import { type Data, inWords, missingIn, offersOf, type Send } from './client.ts'

const unchangedAnswers = {
  location_changed: 'No',
  attorneys_changed: 'no',
  of_counsel_changed: 'NO',
  practice_areas_changed: false,
}

const nothingNew = {
  firm: { changed: 'No' },
  systems_changed: 'No',
  cover_changed: 'No',
  losses: { asked_everyone: 'Yes', any: 'No', known_circumstance: 'No', disciplined: 'No' },
}

/** A law firm's renewal from POST to offers, sent whole each time. */
export async function renewalWhole(send: Send, say: (line: string) => void): Promise<void> {
  const expiring = await send('GET', 'aon/renewal/quotes')
  const firm = expiring.find(({ flow_type, completed }: Data) => flow_type === 'renewal-law' && !completed)
  if (!firm) throw new Error('There is no law firm whose policy ends soon: start the product with its sample firms')
  const { uuid, quote_submission_uuid } = firm
  const renewal = await send('POST', 'renewal/quote', { uuid, quote_submission_uuid })
  const joinedRenewal = await send('POST', 'renewal/quote', { uuid, quote_submission_uuid })
  if (joinedRenewal._id !== renewal._id) throw new Error('A repeated POST renewal/quote began a second renewal')
  say(`POST renewal/quote: ${firm.company_name}, at ${renewal.maxStep}; sent again, the same`)
  const at = `renewal/quote/${renewal._id}`
  const read = await send('GET', `renewal/quote/uuid/${renewal.uuid}`)
  const savedRenewal = await send('PATCH', at, { ...read, ...unchangedAnswers, maxStep: 'renewal-info' })
  say(
    `PATCH ${at}: the whole renewal, nothing changed; version ${savedRenewal.version}, maxStep ${savedRenewal.maxStep}`,
  )
  say(`GET quote/${renewal._id}/validate: ${(await missingIn(send, renewal._id)).join(', ')}`)
  const answeredRenewal = await send('PATCH', at, { ...savedRenewal, renewal: nothingNew })
  const missing = await missingIn(send, renewal._id)
  if (missing.length) throw new Error(`Still missing: ${missing.join(', ')}`)
  const body = { ...answeredRenewal, command: 'form_finished' }
  const submittedRenewal = await send('PATCH', at, body)
  const repeatedReply = await send('PATCH', at, body)
  if (repeatedReply.submission_uuid !== submittedRenewal.submission_uuid)
    throw new Error('Sent again, it was submitted twice')
  say(
    `PATCH ${at} with form_finished: submission ${submittedRenewal.submission_uuid}, maxStep ${submittedRenewal.maxStep}`,
  )
  for (const offer of await offersOf(send, renewal.uuid)) say(`  ${inWords(offer)}`)
}
