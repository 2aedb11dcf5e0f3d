import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'

/** What becomes of a quote that its client goes on with. */
export function HandingOver({ application: { site } }: { readonly application: Application }) {
  const t = textsOf(site)
  return (
    <section className="ftab">
      <h2>{t('agent.handing.title')}</h2>
      <p>{t('agent.handing.text')}</p>
    </section>
  )
}
