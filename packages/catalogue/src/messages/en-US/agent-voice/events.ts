/** Special events. */
export const agentVoiceOfEvents = {
  'section.se': 'The event',
  'step.event.label': 'The event',
  'step.event.0.title': 'Tell us about the event',
  'field.event.role.label': 'What is the client’s part in it?',
  'field.event.role.option.host': 'Hosts it',
  'field.event.role.option.planner': 'Plans it for the host',
  'field.event.role.option.vendor': 'Has a stand or serves there',
  'field.event.role.option.performer': 'Performs there',
  'field.event.setup_days.hint': 'Days in addition to the event itself. Enter 0 if setup is on the day.',
  'step.event.1.lede': 'Have the venue’s contract at hand: it often says what insurance the client needs.',
  'step.event.2.lede':
    'Estimates are fine. If many more will come than entered here, the client should tell the agency before the day.',
  'field.event.alcohol.why':
    'If a guest is served too much, the client may have to pay for the accident on the way home. Selling alcohol requires liquor liability coverage.',
  'field.event.security.hint': 'If several do, choose those there are most of.',
  'field.event.security.option.staff': 'The client’s own staff or volunteers',
  'field.event.security_count.hint': 'An estimate is fine. The venue can tell the client about its own.',
  'step.event.4.lede': 'Caterers, bands and stands, and anyone who wants to be named on the policy.',
  'field.event.vendors_insured.label': 'Does each of them have liability insurance that names the client?',
  'field.event.vendors_insured.hint': 'A certificate that lists the client as an additional insured.',
  'field.event.additional_insureds.label': 'Who must be named on the policy?',
  'step.event.5.lede': 'Look for a dollar amount in the contract with the venue.',
  'field.event.past_losses.label': 'In the last 3 years, was anyone hurt or anything damaged at the client’s events?',
  'field.event.past_losses.statement':
    'In the last 3 years, someone was hurt or something damaged at one of the client’s events',
  'field.event.past_losses_paid.hint': 'Paid by the client or an insurer. Enter 0 if nothing was paid.',
  'field.event.past_losses_detail.hint': 'When, what, and what the client does differently now.',
  'field.event.cancellation.hint':
    'For example: a storm, a venue that closes, a sudden illness in the family. A change of mind does not count.',
  'field.event.cancellation_costs.label': 'What would the client lose?',
  'field.event.cancellation_costs.hint':
    'Deposits and bills they could not get back, and ticket sales they would refund.',
  'field.event.deductible.hint': 'What the client pays for damage to other people’s property.',
  'field.event.structures_by.option.ourselves': 'The client, or volunteers',
  'field.event.alcohol_server.option.staff': 'The client’s own staff',
} as const
