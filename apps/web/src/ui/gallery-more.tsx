import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { FormFields } from '../form/form-fields.tsx'
import { Basket } from './basket.tsx'
import { Button } from './button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { LoaderLine } from './loader-line.tsx'
import { Notice } from './notice.tsx'
import { OfferGrid } from './offer-grid.tsx'
import { Page } from './page.tsx'
import { PageHead } from './page-head.tsx'
import { SaveState } from './save-state.tsx'
import { Schedule } from './schedule.tsx'
import { Skeleton } from './skeleton.tsx'
import { Tag } from './tag.tsx'

const w = (words: string) => ({ words })
const opt = (name: string, code: string, more = {}) => ({ answer: { uuid: code, name, purpose: 'standard', wholesaler_allowed: false }, name, code, ...more })

export function GalleryMore({ page, t }: { page: string; t: Translate }) {
  const [chosen, setChosen] = useState<unknown>([])
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState('NM')
  const quoted = (id: string, insurer: string, price: string) => ({ id, mark: id, insurer, statusWords: 'Quoted', status: 'quoted' as const, price, period: 'a year', instalments: 'or $112 a month, $60 setup', facts: [{ label: 'Deductible', value: '$500' }, { label: 'Tools and stock', value: '$25,000' }, { label: 'Lost income', value: '12 months' }], bits: [{ words: 'Work up to 30 feet', included: true }, { words: 'Hired vehicles', included: false }], chosen: picked === id })
  if (page === 'insurance')
    return (
      <Page>
        <PageHead title="Which coverage do you need?" kicker={['Coverage you need']} lede="We have checked what landscapers in Illinois usually carry." />
        <FormFields fields={[{ path: 'insurance_types', type: 'coverage', label: w('Types of insurance') }]} values={{ insurance_types: chosen }} typed={{}} problems={[]} onChange={(_p, x) => setChosen(x)} view={{ get: () => undefined, isOn: () => false, today: '' }} t={t} locale="en-US" currency="USD"
          coverages={[
            { id: 's', title: 'Suggested for landscaping', options: [opt('Business owner’s policy', 'BOP', { text: 'Injury to others, damage you cause, and your own tools and premises, sold as one policy.', badge: { kind: 'advice', words: 'Suggested in place of General Liability', icon: 'circle-check' }, popularity: { percent: 71, words: '71% of similar firms' } }), opt('Workers’ compensation', 'WC', { text: 'Medical bills and lost wages.', badge: { kind: 'law', words: 'Required in Illinois with 1 or more employees' } })] },
            { id: 'o', title: 'Everything else', note: '10 more types', slim: true, options: [opt('Cyber', 'CY'), opt('Fiduciary', 'FID'), opt('Equipment', 'IM', { retired: true, text: 'No longer sold here.', badge: { kind: 'plain', words: 'Retired' } })] },
          ]} />
        <div className="tally"><p><b>3 selected</b></p><ul aria-label="Selected coverage"><li><Tag code="BOP" /></li></ul><Button arrow>Continue</Button></div>
      </Page>
    )
  if (page === 'offers')
    return (
      <Page wide>
        <PageHead title="Your quotes are in" lede="Four prices, one insurer reading your file, one that does not fit, and one still to answer." />
        <OfferGrid title="Business owner’s policy" tag="BOP" note="Same limits requested from each" t={t} onChoose={setPicked} offers={[quoted('NM', 'Northgate Mutual', '$1,284'), quoted('HL', 'Harrow & Lyme', '$1,418'),
          { id: 'KC', mark: 'KC', insurer: 'Keystone Casualty', status: 'referred', statusWords: 'With an underwriter', title: 'A person is reading your file', reason: 'Keystone checks work above 15 feet by hand.', action: { label: 'Ask Dana about this', onClick: () => {} } },
          { id: 'AP', mark: 'AP', insurer: 'Atlas Prairie', status: 'declined', statusWords: 'Not offered', title: 'Does not insure work above 15 feet', reason: 'Nothing you did wrong.', action: { label: 'Check my answer', onClick: () => {} } }]} />
        <OfferGrid title="Workers’ compensation" tag="WC" t={t} onChoose={setPicked} offers={[quoted('GP', 'Grange Pacific', '$4,150'), { id: 'N2', mark: 'NM', insurer: 'Northgate Mutual', status: 'pending', statusWords: 'Waiting for a price', title: 'Usually under two minutes', reason: 'You can leave this page.' }]} />
        <Basket label="Your selection" title="Your two policies" lines={['Business owner’s, Northgate Mutual, $1,284']} amount="$5,190" period="a year" action={<Button arrow>Continue with these</Button>} />
      </Page>
    )
  return (
    <Page>
      <LoaderLine label="Loading" />
      <PageHead title="Check your answers, then submit" kicker={['Review and submit']} />
      <Schedule title="Business owner’s policy" tag="BOP" rows={[{ id: '1', label: 'Business name', answer: 'Tilia Landscape Co.', change: { href: '/', label: 'Change' } }, { id: '2', label: 'Losses', answer: 'Not sure. Choose Yes or No', missing: true, change: { href: '/', label: 'Add' } }, { id: '3', label: 'Revenue', answer: '$612,000', detail: '$184,500 payroll', change: { href: '/', label: 'Change' } }]} />
      <div className="actions"><Button onClick={() => setOpen(true)}>Delete it</Button><Button kind="line">Secondary</Button><Button kind="quiet">Quiet</Button><Button busy>Saving</Button><Button disabled>Disabled</Button><Button kind="danger">Accept</Button></div>
      <div className="stack">
        <Notice title="Good to know"><p>We already asked.</p></Notice>
        <Notice kind="positive" title="Attorney added"><p>Priya is on the list.</p></Notice>
        <Notice kind="caution" title="One thing to confirm"><p>Insurers need a Yes or No.</p></Notice>
        <Notice kind="negative" title="Submission to Binder has failed" urgent><p>Your answers are safe.</p></Notice>
        <SaveState saving={{ state: 'saving' }} t={t} locale="en-US" />
        <SaveState saving={{ state: 'failed', retryInSeconds: 5 }} t={t} locale="en-US" />
        <EmptyState title="No locations yet" action={<Button small icon="plus">Add a location</Button>}><p>List every place you own or rent.</p></EmptyState>
        <Skeleton words="Matching landscaping with 16 types of insurance" />
      </div>
      {open && <DeleteDialog title="Are you sure that you want to delete this location?" subject={{ name: '77 Quincy Road, Unit 4', detail: 'Equipment storage, 1 building', tag: 'LOC' }} onAccept={() => setOpen(false)} onCancel={() => setOpen(false)} t={t} />}
    </Page>
  )
}
