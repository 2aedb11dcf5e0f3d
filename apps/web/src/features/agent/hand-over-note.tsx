import type { Application } from '../quote/application.ts'
import { textAnswer } from '../quote/application.ts'
import { contentOf } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'

/** Explains what happens to a quote once its client continues it, and whom its pages speak to. */
export function HandOverNote({ application: { site, quote } }: { readonly application: Application }) {
  const t = textsOf(site)
  return (
    <section className="ftab">
      <h2>{t('agent.handing.title')}</h2>
      <p>{t('agent.handing.text')}</p>
      {!contentOf(site)?.agentVoice && (
        <p>{t('agent.handing.voice', { company: textAnswer(quote, 'company_name') ?? t('agent.handing.client') })}</p>
      )}
    </section>
  )
}
