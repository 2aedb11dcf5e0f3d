import type { Messages } from '@coverwright/core/text/text'

/** Texts of the first page and the names of its steps that differ in the United Kingdom. */
export const firstPage: Messages = {
  'page.colors': 'Colours',
  'section.insurance': 'Cover you need',
  'step.home.note.1.text':
    'Insurers set their prices by trade and place. A gardener who builds walls and one who mows lawns are asked different things.',
  'step.insurance.label': 'Cover',
  'step.packages.label': 'Packages',
  'step.coverage_choices.label': 'Start date',
  'field.zip_code.label': 'Main postcode',
  'field.zip_code.hint': 'Where the business is based, not a PO box.',
  'field.business_type.hint': 'How the business is set up or registered.',
  'page.refused.unknown.text': 'What you typed is kept here. Try again, or call your adviser.',
  'ui.contact.advisor': 'Your adviser',
  'ui.contact.agency': 'Your insurance broker',
  'ui.contact.account_manager': 'Account manager for your broker',
  'ui.contact.call_center': 'Help for brokers',
  'cookies.bar.text':
    'A few cookies keep your application saved. Others, if you allow them, remember your adviser, and show us where people get stuck and which ad brought you.',
  'validationError.isZipCode': 'Enter a postcode, such as SW1A 1AA',
}
