/** Directors & officers, and the money and investors of the company. */
export const agentVoiceOfDirectors = {
  'step.do-loss-history.title': 'Claims, today’s coverage and what the client wants',
  'field.directors_and_officers.losses.circumstances.hint':
    'A threat, a complaint, a mistake. All directors and officers should be asked first.',
  'field.directors_and_officers.losses.circumstances.why':
    'The policy does not pay for what was known before it began. Telling us now protects the rest of the coverage.',
  'field.directors_and_officers.prior.insured.label': 'Does the client have directors & officers coverage today?',
  'field.directors_and_officers.limit.label': 'Limit wanted',
  'field.directors_and_officers.retention.label': 'What the client pays of each claim',
  'field.directors_and_officers.documents.timing.why':
    'After the funding answers, insurers want to see the papers before they offer a firm price.',
  'field.directors_and_officers.documents.financials.hint':
    'Balance sheet and income statement of the last full year, and of this year so far if available.',
  'step.ml-financial-assets.lede': 'From the latest balance sheet. Rounding to the nearest thousand is fine.',
  'field.directors_and_officers.finances.total_assets.hint':
    'By the latest balance sheet: cash, unpaid invoices, stock, equipment, property.',
  'field.directors_and_officers.finances.runway_months.hint':
    'The runway: cash divided by what the company loses in a month today.',
  'field.directors_and_officers.funding.vc_funding.hint':
    'Money for shares from venture funds, angel investors or an accelerator. Bank loans, grants and the owners’ own money do not count.',
  'field.directors_and_officers.funding.next_raise.label':
    'Does the company plan to raise money in the next 12 months?',
  'field.directors_and_officers.funding.next_raise.statement': 'The company plans to raise money in the next 12 months',
  'field.directors_and_officers.funding.public_offering.label':
    'Has the company sold, or will it sell within 12 months, shares or tokens to the public?',
  'field.directors_and_officers.investors.has_lead_investor.why':
    'A professional lead has read the company’s books and contracts. With one, and with investors who qualify, no documents are needed here.',
  'field.directors_and_officers.investors.has_accredited_investor.label': 'Are the company’s investors accredited?',
  'field.directors_and_officers.investors.is_accredited_investor_eligible.label':
    'Has the company confirmed that each of them qualifies?',
  'field.directors_and_officers.management.accounts.option.own_books': 'The company, from its own books',
} as const
