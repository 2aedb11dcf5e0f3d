import { escapeHtml } from '@coverwright/core/text/escape-html'
import type { SampleCarrier } from '../rating/sample-carrier.ts'
import type { QuoteRecord } from './quote-store.ts'

type Referral = { readonly carrier: SampleCarrier; readonly record: QuoteRecord }

/** The page as HTML, without names: a sample insurer need not know who applies. */
export const underwriterPage = (referrals: readonly Referral[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Underwriters of the sample insurers</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
article{border:1px solid #999;padding:1rem;margin:1rem 0}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:.5rem 0}
label{display:grid;gap:.25rem}
</style>
<main>
<h1>Underwriters of the sample insurers</h1>
<p>Invented insurers: nothing decided here is insurance.</p>
${referrals.length === 0 ? '<p>Nothing waits for a decision.</p>' : referrals.map(article).join('\n')}
</main>
</html>`

function article({ carrier, record: { request, at, rated, quote, answers } }: Referral): string {
  const hiddenFields = `<input type="hidden" name="carrier" value="${escapeHtml(carrier.id)}">
<input type="hidden" name="quote_id" value="${escapeHtml(rated.quote_id)}">`
  const form = (decision: string, button: string, fields: string): string => `<form method="post" action="/underwriter">
${hiddenFields}<input type="hidden" name="decision" value="${decision}">${fields}<button>${button}</button></form>`
  const answerList = [...answers.values()].flat()
  return `<article>
<h2>${escapeHtml(carrier.name)}: ${escapeHtml(rated.quote_id)}</h2>
<p>A business in ${escapeHtml(request.business.state)}, line ${escapeHtml(request.line)}, received ${at.toISOString().slice(0, 16)}.</p>
<ul>${rated.reasons.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>
${answerList.length > 0 ? `<p>Answered: ${answerList.map(({ answer }) => escapeHtml(JSON.stringify(answer))).join(', ')}</p>` : ''}
${quote.status === 'needs_information' ? '<p>Waiting for answers.</p>' : ''}
${form('quote', 'Quote', `<label>Premium a year<input name="premium" inputmode="numeric" value="${premiumOf(rated)}"></label>`)}
${form('decline', 'Decline', '<label>Reason<input name="reason"></label>')}
${form('ask', 'Ask two questions', '<label>Yes or no<input name="first"></label><label>In words<input name="second"></label>')}
</article>`
}

const premiumOf = (offer: QuoteRecord['rated']): string =>
  'premium' in offer && offer.premium ? String(Math.round(offer.premium.amount / 100)) : ''
