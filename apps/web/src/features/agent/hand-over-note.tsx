import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'

/** Explains what happens to a quote once its client continues it. */
export function HandOverNote({ application: { site } }: { readonly application: Application }) {
  const t = textsOf(site)
  return (
    <section className="ftab">
      <h2>{t('agent.handing.title')}</h2>
      <p>{t('agent.handing.text')}</p>
    </section>
  )
}
