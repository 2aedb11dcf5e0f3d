export const mlTexts = {
  'section.ml': 'Company finances',
  'step.ml-financial-assets.label': 'Balance sheet',
  'step.ml-financial-assets.title': 'What does the company own and owe?',
  'step.ml-financial-assets.lede': 'From your latest balance sheet. Round to the nearest thousand if you like.',
  'step.ml-funding.label': 'Funding',
  'step.ml-funding.title': 'How is the company funded?',
  'step.ml-investors.label': 'Investors',
  'step.ml-investors.title': 'Who put money in?',
  'step.ml-investors.lede': 'Insurers ask this of companies with outside shareholders only.',

  'field.directors_and_officers.finances.total_assets.label': 'Total assets',
  'field.directors_and_officers.finances.total_assets.hint':
    'By your latest balance sheet: cash, unpaid invoices, stock, equipment, property.',
  'field.directors_and_officers.finances.current_assets.label': 'Of that, current assets',
  'field.directors_and_officers.finances.current_assets.hint': 'Cash and what turns into cash within a year.',
  'field.directors_and_officers.finances.total_liabilities.label': 'Total liabilities',
  'field.directors_and_officers.finances.total_liabilities.hint':
    'Everything the company owes: suppliers, loans, leases, taxes, customer deposits.',
  'field.directors_and_officers.finances.total_liabilities.why':
    'Most suits against directors follow money trouble. Insurers compare what the company owns with what it owes.',
  'field.directors_and_officers.finances.current_liabilities.label': 'Of that, current liabilities',
  'field.directors_and_officers.finances.current_liabilities.hint': 'What must be paid within a year.',
  'field.directors_and_officers.finances.result.label': 'How did the last 12 months end?',
  'field.directors_and_officers.finances.result.hint': 'Net income, after taxes and interest.',
  'field.directors_and_officers.finances.result.option.profit': 'With a profit',
  'field.directors_and_officers.finances.result.option.even': 'About even',
  'field.directors_and_officers.finances.result.option.loss': 'With a loss',
  'field.directors_and_officers.finances.net_loss.label': 'How large was the loss?',
  'field.directors_and_officers.finances.net_loss.hint': 'Net loss of the last 12 months, as a plain amount.',
  'field.directors_and_officers.finances.cash.label': 'Cash in the bank',
  'field.directors_and_officers.finances.cash.hint':
    'On the same date. Count money market funds; leave out unused credit lines.',
  'field.directors_and_officers.finances.runway_months.label': 'Months until the cash runs out',
  'field.directors_and_officers.finances.runway_months.hint':
    'The runway: cash divided by what you lose in a month today.',

  'field.directors_and_officers.funding.vc_funding.label': 'Has the company taken venture funding?',
  'field.directors_and_officers.funding.vc_funding.statement': 'The company has taken venture funding',
  'field.directors_and_officers.funding.vc_funding.hint':
    'Money for shares from venture funds, angel investors or an accelerator. Bank loans, grants and your own money do not count.',
  'field.directors_and_officers.funding.vc_funding.why':
    'Outside shareholders can sue over how their money was used. If there are none, the next page is skipped.',
  'field.directors_and_officers.funding.total_raised.label': 'How much has it raised in all?',
  'field.directors_and_officers.funding.total_raised.hint': 'All rounds together, notes that became shares included.',
  'field.directors_and_officers.funding.last_round.label': 'Latest round',
  'field.directors_and_officers.funding.last_round.hint': 'The last one that closed.',
  'field.directors_and_officers.funding.last_round.option.pre_seed': 'Pre-seed, angels or accelerator',
  'field.directors_and_officers.funding.last_round.option.seed': 'Seed',
  'field.directors_and_officers.funding.last_round.option.series_a': 'Series A',
  'field.directors_and_officers.funding.last_round.option.series_b': 'Series B',
  'field.directors_and_officers.funding.last_round.option.series_c': 'Series C',
  'field.directors_and_officers.funding.last_round.option.growth': 'Series D or later',
  'field.directors_and_officers.funding.convertible_notes.label':
    'Does the company owe on notes or SAFEs that can turn into shares?',
  'field.directors_and_officers.funding.convertible_notes.statement':
    'The company owes on notes or SAFEs that can turn into shares',
  'field.directors_and_officers.funding.convertible_notes.hint':
    'Convertible notes and simple agreements for future equity that are still open.',
  'field.directors_and_officers.funding.next_raise.label': 'Do you plan to raise money in the next 12 months?',
  'field.directors_and_officers.funding.next_raise.statement': 'We plan to raise money in the next 12 months',
  'field.directors_and_officers.funding.next_raise.hint':
    'From new or present shareholders. A bank loan does not count.',
  'field.directors_and_officers.funding.public_offering.label':
    'Have you sold, or will you sell within 12 months, shares or tokens to the public?',
  'field.directors_and_officers.funding.public_offering.hint': 'Choose all that apply.',
  'field.directors_and_officers.funding.public_offering.option.ipo': 'Shares on a stock exchange (an IPO or listing)',
  'field.directors_and_officers.funding.public_offering.option.crowdfunding': 'Shares through a crowdfunding site',
  'field.directors_and_officers.funding.public_offering.option.tokens': 'Tokens or coins',
  'field.directors_and_officers.funding.public_offering.option.none': 'None of these',

  'field.directors_and_officers.investors.has_lead_investor.label': 'Did one investor lead the latest round?',
  'field.directors_and_officers.investors.has_lead_investor.statement': 'One investor led the latest round',
  'field.directors_and_officers.investors.has_lead_investor.hint':
    'A lead investor sets the terms and puts in the largest share.',
  'field.directors_and_officers.investors.has_lead_investor.why':
    'A professional lead has read your books and contracts. With one, and with investors who qualify, you need not hand in documents here.',
  'field.directors_and_officers.investors.lead_investor_name.label': 'Name of the lead investor',
  'field.directors_and_officers.investors.has_accredited_investor.label': 'Are your investors accredited?',
  'field.directors_and_officers.investors.has_accredited_investor.hint':
    'Venture funds, banks and companies usually are; a person is by income, net worth or securities license. Say No if even one is not.',
  'field.directors_and_officers.investors.is_accredited_investor_eligible.label':
    'Have you confirmed that each of them qualifies?',
  'field.directors_and_officers.investors.is_accredited_investor_eligible.hint':
    'By a signed investor questionnaire, or a letter from their bank, lawyer or accountant, kept on file.',
  'field.directors_and_officers.investors.investor_count.label': 'How many investors hold shares?',
  'field.directors_and_officers.investors.investor_count.hint': 'Count a fund once. Leave out founders and employees.',
  'field.directors_and_officers.investors.secondary_sale.label':
    'Has anyone sold their own shares in the last 24 months?',
  'field.directors_and_officers.investors.secondary_sale.statement':
    'Someone sold their own shares in the last 24 months',
  'field.directors_and_officers.investors.secondary_sale.hint':
    'A secondary sale: a founder, employee or investor sold to someone else, so the company got no money.',
} as const
