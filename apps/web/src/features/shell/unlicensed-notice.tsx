import { Notice } from '../../ui/feedback/notice.tsx'
import type { Application } from '../quote/application.ts'
import { regionName } from '../quote/countries.ts'
import { unlicensedStates } from '../quote/licenses.ts'
import { textsOf } from '../quote/texts.ts'
import { contactOf } from './contact-of.ts'

/** Shown on every page once the state is known: nobody may sell insurance there, and whom to call. */
export function UnlicensedNotice({ application }: { readonly application: Application }) {
  const { site, quote } = application
  const states = unlicensedStates(quote).map((code) => regionName(site, code))
  if (states.length === 0) return null
  const t = textsOf(site)
  return (
    <Notice kind="caution" title={t('page.unlicensed.title', { state: states.join(', ') })}>
      <p>{t('page.unlicensed.text', { name: contactOf(application).name })}</p>
    </Notice>
  )
}
