import type { QuoteReport } from './quote-report.ts'

const longest = 160

/** A report as text for people to read. Long answers are cut; the JSON has them whole. */
export function reportText({
  quote,
  chain,
  events,
  submissions,
  offers,
  documents,
  offer_documents,
  access,
  ...rest
}: QuoteReport): string {
  const { answered_beside_words: answeredBesideWords, signatures } = rest
  return [
    `Quote ${quote.uuid} (id ${quote.id}), site ${quote.site}, ${quote.renews ? 'a renewal' : 'an application'}`,
    `${chain.events} events; the chain is ${chain.whole ? 'whole' : 'BROKEN'}; last hash ${chain.last_hash}`,
    ...section('What happened', events, (event) => [
      `${event.position}. ${moment(event.at)} ${event.kind}${event.page ? ` on ${event.page}` : ''}, by ${event.by}${placeOf(event)}`,
      ...event.changes.map(
        ({ path, before, after, items, cleared }) =>
          `     ${path}${items ? ', the items that changed' : ''}: ${words(before)} → ${words(after)}${cleared ? ' (cleared with another answer)' : ''}`,
      ),
    ]),
    ...section('Answered beside these words', answeredBesideWords, ({ event, at, by, path, answer, shown }) => [
      `event ${event}, ${moment(at)}, by ${by}: ${path} = ${words(answer)}`,
      `     shown: ${JSON.stringify(shown)}`,
    ]),
    ...section('Signed', signatures, ({ event, by, path, signed_at, document_hash }) => [
      `event ${event}: ${path} at ${words(signed_at)}, by ${by}, over the answers with hash ${words(document_hash)}`,
    ]),
    ...section('Submitted', submissions, (submission) => [
      `${submission.number}. ${moment(submission.at)} by ${submission.by}, ${submission.uuid}`,
      `     hash ${submission.hash}, ${submission.as_written ? 'as it was written' : 'NOT AS IT WAS WRITTEN'}`,
      ...(submission.disclosures.length ? [] : ['     no attestation was given: nothing was agreed to']),
      ...(submission.agreed_in ? [`     agreed to with submission ${submission.agreed_in}:`] : []),
      ...submission.disclosures.flatMap(({ key, heading, text, citation, sha256 }) => [
        `     agreed to ${key}${heading ? ` “${heading}”` : ''}${citation ? ` (${citation})` : ''}, sha256 ${sha256}`,
        `       ${text}`,
      ]),
    ]),
    ...section('Offers', offers, ({ line, carrier, state, stage, uuid }) => [
      `${line}, ${carrier}: ${state}${stage === 'open' ? '' : `, ${stage}`} (${uuid})`,
    ]),
    ...section('Documents', documents, ({ name, field, size, sha256, created_at, removed_at }) => [
      `${moment(created_at)} ${name} for ${field}, ${size} bytes, sha256 ${sha256}${removed_at ? `, taken out ${moment(removed_at)}` : ''}`,
    ]),
    ...section('Documents of offers', offer_documents, (document) => [
      `${moment(document.created_at)} ${document.name}: ${document.kind}, from the ${document.source}, ${document.refused ? `not taken: ${document.refused}` : `${document.size} bytes, sha256 ${document.sha256}`}`,
    ]),
    ...section('Who came to it', access, (event) => [
      `${moment(event.at)} ${event.kind}, by ${event.by}${placeOf(event)} ${JSON.stringify(event.detail)}`,
    ]),
    '',
  ].join('\n')
}

function section<Item>(
  title: string,
  items: readonly Item[],
  lines: (item: Item) => readonly string[],
): readonly string[] {
  return ['', title, ...(items.length === 0 ? ['  nothing'] : items.flatMap(lines).map((line) => `  ${line}`))]
}

const moment = (at: Date): string =>
  at
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC')

const placeOf = ({
  network,
  request,
}: {
  readonly network?: string | undefined
  readonly request?: string | undefined
}) => `${network ? ` from ${network}` : ''}${request ? `, request ${request}` : ''}`

function words(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
