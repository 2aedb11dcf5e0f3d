import { ui } from '@coverwright/catalogue/messages/en-US/ui'
import { checks } from '@coverwright/catalogue/messages/en-US/checks'
import type { Field } from '@coverwright/core/forms/field'
import type { FieldProblem } from '@coverwright/core/forms/check-form'
import { checkField } from '@coverwright/core/forms/check-form'
import { translator } from '@coverwright/core/text/text'
import { lazy, StrictMode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import '../styles/main.css'
import { answerEntered } from '../form/entered-answers.ts'
import { FormFields } from '../form/form-fields.tsx'
import { problemLinks, problemTitle } from '../form/problem-links.ts'
import { isTyped } from '../form/field-text.ts'
import { Button } from './button.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Footer } from './footer.tsx'
import { KeyHints } from './key-hints.tsx'
import { Logo } from './logo.tsx'
import { MarginNotes } from './margin-notes.tsx'
import { Masthead } from './masthead.tsx'
import { Page } from './page.tsx'
import { PageHead } from './page-head.tsx'
import { Rail } from './rail.tsx'
import { SaveState } from './save-state.tsx'
import { Shell } from './shell.tsx'
import { TopBar } from './top-bar.tsx'

const GalleryMore = lazy(() => import('./gallery-more.tsx').then((m) => ({ default: m.GalleryMore })))
const t = translator({ ...ui, ...checks } as any, 'en-US')
const w = (words: string) => ({ words })
const business: Field[] = [
  { path: 'company_name', type: 'text', label: w('Business name'), hint: w('As it appears on your tax return. If you do business under your own name, use that.'), autocomplete: 'organization' },
  { path: 'class_code_ref', type: 'class', label: w('Industry or trade'), hint: w('Try a trade, a service or a job title, such as “bakery”, “plumber” or “bookkeeping”.') },
  { path: 'business_type', type: 'select', optionsFrom: 'business-type', label: w('Legal structure'), hint: w('How the business is registered with the state.') },
  { path: 'years', type: 'year', width: 3, label: w('Year you started'), hint: w('An estimate is fine.') },
  { path: 'zip_code', type: 'zip', width: 3, label: w('Main ZIP code'), hint: w('Where most work starts.'), autocomplete: 'postal-code' },
  { path: 'has_vehicles', type: 'yes_no', label: w('Do you use vehicles for work?'), hint: w('Include trailers.') },
  { path: 'multi_class', type: 'yes_no', label: w('Do you do a second kind of work?'), hint: w('For example, snow clearing in winter.') },
]
const q = (id: string) => `gl.liberty.uw_questions[${id}]`
const questions: Field[] = [
  { path: q('height'), number: 1, type: 'yes_no', label: w('Do you do any work more than 15 feet above the ground?'), hint: w('Tree trimming, roof gardens and hanging lights all count.') },
  { path: q('share'), parent: q('height'), type: 'percent', label: w('Roughly what share of your work is that?') },
  { path: q('store'), number: 2, type: 'select', label: w('Where do you keep fertilizer, pesticide or fuel overnight?'), options: ['We do not keep any', 'In a locked building on our own site', 'In a vehicle or trailer', 'At customers’ sites'].map((x) => ({ value: x, label: w(x) })) },
  { path: q('claims'), number: 3, type: 'yes_no_not_sure', label: w('In the last three years, has anyone claimed against you or have you reported a loss?'), hint: w('Count claims that were closed without payment.') },
  { path: q('subs'), number: 4, type: 'money', label: w('How much do you expect to pay subcontractors this year?'), hint: w('An estimate is fine. Enter 0 if you do not use any.') },
  { path: q('cert'), number: 5, type: 'select', label: w('Do you collect a certificate of insurance from each subcontractor?'), options: ['Always', 'Mostly', 'Sometimes', 'Rarely', 'Never'].map((x) => ({ value: x, label: w(x) })) },
  { path: q('multi'), number: 6, type: 'multi_select', label: w('Which of these do you use?'), options: [...['Ladders', 'Cranes', 'Scaffolds'].map((x) => ({ value: x, label: w(x) })), { value: 'none', label: w('None of these'), exclusive: true as const }] },
  { path: q('text'), number: 7, type: 'long_text', label: w('Describe the work you do'), optional: true },
  { path: q('rep'), number: 8, type: 'repeat', minItems: 1, maxItems: 3, label: w('Past claim'), fields: [
    { path: 'date', type: 'date', label: w('Date of loss'), width: 3 },
    { path: 'paid', type: 'money', label: w('Amount paid'), width: 3 },
    { path: 'open', type: 'yes_no', label: w('Is it still open?') },
  ] },
  { path: q('grp'), number: 9, type: 'group', label: w('Mailing address'), fields: [
    { path: 'street', type: 'text', label: w('Street'), autocomplete: 'address-line1' },
    { path: 'city', type: 'text', label: w('City'), width: 3 },
    { path: 'zip', type: 'zip', label: w('ZIP code'), width: 3 },
  ] },
  { path: q('fein'), number: 10, type: 'tax_id', sensitive: true, label: w('Federal employer ID'), hint: w('Nine digits.') },
  { path: q('phone'), number: 11, type: 'phone', label: w('Phone') },
]
const trades = [
  ['Landscaping and lawn care', '561730', 'Mowing, planting, garden upkeep, leaf clearing', ''],
  ['Landscape construction', '561730', 'Patios, retaining walls, ponds, irrigation', ''],
  ['Landscape architecture', '541320', 'Design and drawings, no building work', ''],
  ['Outdoor lighting installation', '238210', 'x', 'landscape lighting'],
  ['Snow and ice clearing', '561790', 'Often added by landscapers in winter', ''],
]
const contact = { name: 'Dana Whitlock', relation: 'Your advisor', role: 'Licensed advisor, small business', phone: '(312) 555-0148', phoneHref: 'tel:+13125550148', email: 'dana@coverwright.example', hours: 'Monday to Friday, 8am to 7pm CT' }
const view = { get: () => undefined, isOn: () => false, today: '2026-11-20' }
const page = new URLSearchParams(location.search).get('page') ?? 'business'

function Gallery() {
  const isQ = page === 'questions'
  const [entered, setEntered] = useState<Record<string, unknown>>(isQ ? { [q('height')]: 'Yes', [q('share')]: 'most', [q('store')]: 'In a locked building on our own site', [q('subs')]: '18,500' } : { company_name: 'Tilia Landscape Co.' })
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const all = isQ ? questions : business
  const fields = all.filter((f) => !f.parent || entered[f.parent] === 'Yes')
  const typed = Object.fromEntries(fields.filter((f) => isTyped(f) && typeof entered[f.path] === 'string').map((f) => [f.path, String(entered[f.path])]))
  const steps = { percent: isQ ? 42 : 4, minutesLeft: 12, entries: [
    { id: 'a', label: 'Your business', state: isQ ? 'done' as const : 'current' as const, href: '/business', pages: [{ id: '1', label: 'Trade and structure', current: true }, { id: '2', label: 'Size and history' }, { id: '3', label: 'How to reach you' }] },
    { id: 'b', label: 'Coverage you need', state: isQ ? 'open' as const : 'ahead' as const, ...(isQ ? { href: '/x' } : {}) },
    { id: 'c', label: 'Business owner’s policy', state: isQ ? 'current' as const : 'ahead' as const, pages: [{ id: '1', label: 'Work you do', current: true }, { id: '2', label: 'Property' }] },
    { id: 'd', label: 'Review and submit', state: 'ahead' as const },
  ] }
  const submit = () => {
    setProblems(fields.flatMap((f) => checkField(f, answerEntered(f, entered[f.path]), view)))
    setAttempt(attempt + 1)
  }
  const logo = <Logo name="Coverwright" label="Coverwright home" />
  const wide = page !== 'business' && !isQ
  return (
    <Shell skipLabel={t('ui.skip')} rail={<Rail logo={logo} t={t} steps={steps} contact={<ContactPanel contact={contact} t={t} onMessage={() => {}} />} />}
      masthead={<Masthead logo={logo} t={t} steps={steps} onHelp={() => {}} />}
      contact={<ContactPanel contact={contact} t={t} inPage onMessage={() => {}} />}
      footer={<Footer entries={[{ id: 'p', label: 'Privacy', href: '#' }, { id: 'c', label: 'Cookie preferences', onClick: () => {} }]} legal="© 2026 Coverwright Insurance Services, LLC. IL license 3001882140" />}>
      <TopBar back={{ href: '/', label: t('ui.back') }} save={<SaveState saving={{ state: 'saved', at: new Date(2026, 10, 20, 10, 42) }} t={t} locale="en-US" />} action={{ label: t('ui.continue'), form: 'f' }} />
      {wide ? <Suspense><GalleryMore page={page} t={t} /></Suspense> :
      <Page margin={<MarginNotes label={t('ui.helpWithPage')} notes={[{ id: 'a', title: 'Why we start here', body: 'Insurers file their prices by trade. A landscaper who builds retaining walls and one who mows lawns are asked different things.' }]} />}>
        {problems.length > 0 && <ErrorSummary title={problemTitle(problems.length, t)} note={t('ui.errors.note')} errors={problemLinks(problems, fields, t)} attempt={attempt} />}
        <PageHead title={isQ ? 'The work you do' : 'What does your business do?'} tag={isQ ? 'BOP' : undefined} kicker={isQ ? ['Business owner’s policy', 'Questions from Northgate Mutual', 'page 1 of 4'] : ['Your business, page 1 of 3']} lede={isQ ? undefined : 'Your trade decides which insurers can quote and which questions you can skip, so it is the one answer worth getting exactly right.'} step={page} />
        <form id="f" noValidate onSubmit={(e) => { e.preventDefault(); submit() }}>
          <FormFields fields={fields} values={entered} typed={typed} problems={problems} view={view} t={t} locale="en-US" currency="USD"
            onChange={(path, x) => setEntered({ ...entered, [path]: x })}
            choices={() => ['Limited liability company (LLC)', 'Corporation', 'Partnership', 'Sole proprietor', 'Nonprofit'].map((x) => ({ value: x, label: w(x) }))}
            searchClasses={async (text) => trades.filter((x) => x.join(' ').toLowerCase().includes(text.toLowerCase())).map(([d = '', n = '', b = '', m = ''], i) => ({ class_code_ref: `CW${n}${i}`, class_code_description: d, naics6: n, industry: 'x', blurb: b, ...(m ? { matched: m } : {}) }))}
            placeOfZip={async (zip) => (zip === '60540' ? { city: 'Naperville', state: 'IL' } : undefined)}
            onDescribe={() => {}}
          />
          <div className="actions"><Button type="submit" arrow>{t('ui.continue')}</Button><KeyHints t={t} /></div>
        </form>
      </Page>}
    </Shell>
  )
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode><Router base="/"><Gallery /></Router></StrictMode>)
