import type { Messages } from '@coverwright/core/text/text'

/** What every applicant reads that is put otherwise in the United Kingdom: terms, taxes, addresses, dates. */
export const application: Messages = {
  'step.business.note.1.text':
    'Liability is mostly priced on turnover or wages. Insurers may check both after the year and charge or refund the difference.',
  'step.other-info.note.1.text':
    'Name the work, who it is for, and what you leave to others: “We repaint homes, inside and out. No roofs, no spraying.”',
  'step.contact.note.1.text': 'The insurers you ask for a quote, and your adviser.',
  'step.insurance.note.1.title': 'Which of these must I have?',
  'step.insurance.note.1.text':
    'Employers’ liability, if you employ anybody but close family. Many landlords and clients ask for public liability too.',
  'step.coverage_choices.title': 'From when, and who insures you now?',
  'step.coverage_choices.note.1.title': 'When does cover start?',
  'step.coverage_choices.note.1.text': 'At the start of the day you pick, once an insurer has confirmed it in writing.',
  'field.company_name.hint': 'As at Companies House. If you trade under your own name, use that.',
  'field.business_type_details.hint': 'In a few words: a trust, say, or a parish council.',
  'field.annual_revenue.label': 'Turnover in the next 12 months',
  'field.annual_revenue.hint': 'All sales and fees, before costs and without VAT.',
  'field.annual_revenue.why': 'Most liability prices are so much per £1,000 of turnover.',
  'field.annual_payroll.label': 'Wages in the next 12 months',
  'field.annual_payroll.hint': 'Before tax, with working directors. Enter 0 if there are none.',
  'field.fulltime_employees.hint': '30 hours a week or more, with the working directors of a company.',
  'field.subcontractor_cost.hint': 'Labour and materials they supply.',
  'field.employer_id.label': 'Unique taxpayer reference (UTR)',
  'field.employer_id.hint': 'Ten digits, on letters from HMRC. You can leave it out.',
  'field.contact_phone.hint': 'Only if an insurer or your adviser has a question.',
  'field.mailing_address.street.label': 'Postal address',
  'field.mailing_address.street.hint': 'Number and street, or a PO box.',
  'field.mailing_address.unit.label': 'Flat, unit or building',
  'field.mailing_address.zip_code.label': 'Postcode',
  'field.mailing_address.city.label': 'Town or city',
  'field.mailing_address.state.label': 'County',
  'field.coverage.effective_date.hint': 'From tomorrow, up to 90 days ahead.',
  'field.coverage.current_insurer.hint': 'The insurer’s name is in the policy schedule.',
  'ui.zip.differs': 'By its postcode this is {place}, not {city}.',
  'said.payroll': 'You said {sum} of wages on “{page}”.',
  'field.claims.list.line.option.auto': 'A vehicle of the business',
  'field.claims.cancelled.label':
    'In the last five years, has an insurer declined, cancelled or not renewed any insurance of your business, or asked for special terms?',
  'field.claims.cancelled.hint': 'Leave out an insurer that stopped insuring your area or your trade.',
  'appetite.stateNotServed': 'Does not write this insurance in your area.',
  'appetite.lodging': 'An underwriter reads each place where people stay overnight or live before pricing it.',
  'appetite.malpractice': 'Does not insure doctors, clinics and others who need medical malpractice cover.',
  'appetite.practice': 'An underwriter reads practices that treat patients before pricing them.',
  'appetite.professionalOnly': 'Insures people who sell advice and services; not trades, makers or hauliers.',
  'appetite.advisorOnly': 'An adviser places businesses of your kind in person.',
  'appetite.likely': 'Insures businesses like yours in your area.',
}
