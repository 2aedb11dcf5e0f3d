/** A policy of the same kind, in force or refused: questions that several lines share. */
export const priorPolicyTexts = {
  'field.prior.insurer.label': 'Insurer',
  'field.prior.expiry.label': 'It ends on',
  'field.prior.pending_date.label': 'Prior acts or prior and pending date',
  'field.prior.pending_date.hint':
    'On the policy’s first pages: it does not cover what happened before. Keeping an early date keeps coverage for older events. Leave it empty if there is none.',
  'field.prior.declined.label': 'Has an insurer declined, canceled or not renewed this coverage in the last 3 years?',
  'field.prior.declined.statement': 'In the last 3 years, an insurer declined, canceled or did not renew this coverage',
  'field.prior.declined.hint': 'Missing a payment counts. Your own choice to switch does not.',
  'field.prior.declined_detail.label': 'Which insurer, when and why?',
} as const
