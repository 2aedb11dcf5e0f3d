export const directorsTexts = {
  'section.do': 'Directors & officers',
  'step.do-stakeholders.label': 'Directors and owners',
  'step.do-stakeholders.title': 'Who runs and owns the company?',
  'step.do-management-history.label': 'Management',
  'step.do-management-history.title': 'How has the company been led?',
  'step.do-loss-history.label': 'Claims and limits',
  'step.do-loss-history.title': 'Claims, today’s coverage and what you want',
  'step.do-loss-history.lede':
    'Directors & officers insurance pays for claims made while it runs, so what is known today matters.',
  'step.do-documentation.label': 'Documents',
  'step.do-documentation.title': 'Documents for the underwriter',
  'step.do-documentation.lede':
    'Your answers are saved either way: you can send them later, and an underwriter then prices the coverage by hand.',

  'field.directors_and_officers.ownership.label': 'Who owns most of the company?',
  'field.directors_and_officers.ownership.hint': 'The person or company with more than half of the votes.',
  'field.directors_and_officers.ownership.option.founders': 'Founders, family or partners',
  'field.directors_and_officers.ownership.option.private_equity': 'A private equity or venture fund',
  'field.directors_and_officers.ownership.option.parent': 'Another company (a parent)',
  'field.directors_and_officers.ownership.option.employees': 'Employees, through a stock plan (ESOP)',
  'field.directors_and_officers.ownership.option.members': 'Nobody: it is a nonprofit or has members',
  'field.directors_and_officers.ownership.option.public': 'Its shares trade on an exchange',
  'field.directors_and_officers.stakeholders.label': 'Directors, officers and owners',
  'field.directors_and_officers.stakeholders.entry': 'Director, officer or owner',
  'field.directors_and_officers.stakeholders.hint':
    'List every director and officer and, if the company has owners, everyone who holds 5% or more of the votes. Together they hold 100% or less.',
  'field.directors_and_officers.stakeholders.why':
    'These are the people the policy protects, and the owners who could sue them.',
  'field.directors_and_officers.stakeholders.name.label': 'Name',
  'field.directors_and_officers.stakeholders.role.label': 'Role',
  'field.directors_and_officers.stakeholders.role.option.director': 'Director (sits on the board)',
  'field.directors_and_officers.stakeholders.role.option.officer': 'Officer (CEO, CFO and the like)',
  'field.directors_and_officers.stakeholders.role.option.both': 'Director and officer',
  'field.directors_and_officers.stakeholders.role.option.owner': 'Owner only',
  'field.directors_and_officers.stakeholders.role.option.investor': 'Outside investor',
  'field.directors_and_officers.stakeholders.voting_percent.label': 'Share of the votes',
  'field.directors_and_officers.stakeholders.voting_percent.hint': 'Enter 0 for someone who holds none.',
  'field.directors_and_officers.has_subsidiaries.label': 'Does the company own other companies?',
  'field.directors_and_officers.has_subsidiaries.hint':
    'Subsidiaries: companies in which it holds more than half of the votes.',
  'field.directors_and_officers.subsidiaries.label': 'Subsidiaries',
  'field.directors_and_officers.subsidiaries.entry': 'Subsidiary',
  'field.directors_and_officers.subsidiaries.name.label': 'Name',
  'field.directors_and_officers.subsidiaries.state.label': 'State where it is registered',
  'field.directors_and_officers.subsidiaries.state.hint':
    'Leave it empty if it is abroad, and name the country under what it does.',
  'field.directors_and_officers.subsidiaries.owned_percent.label': 'Share the company owns',
  'field.directors_and_officers.subsidiaries.activity.label': 'What it does',

  'field.directors_and_officers.management.years_together.label': 'Years under the present management',
  'field.directors_and_officers.management.years_together.hint':
    'How long today’s chief executive has been in charge. Enter 0 for less than a year.',
  'field.directors_and_officers.management.leadership_change.label':
    'Has a chief executive, finance chief or director left in the last 24 months?',
  'field.directors_and_officers.management.leadership_change.statement':
    'A chief executive, finance chief or director left in the last 24 months',
  'field.directors_and_officers.management.leadership_change.hint':
    'For any reason. Someone who moved to another post in the company does not count.',
  'field.directors_and_officers.management.leadership_change_detail.label': 'Who left, when and why?',
  'field.directors_and_officers.management.merger.label':
    'Any merger, purchase or sale of a business in the last 24 months, or planned in the next 12?',
  'field.directors_and_officers.management.merger.statement':
    'A business was merged, bought or sold in the last 24 months, or will be in the next 12',
  'field.directors_and_officers.management.merger.hint':
    'Count a sale of the company itself. Buying equipment or property alone does not count.',
  'field.directors_and_officers.management.merger_detail.label': 'What was or will be bought, sold or merged?',
  'field.directors_and_officers.management.officer_bankruptcy.label':
    'Has any director or officer led a company into bankruptcy?',
  'field.directors_and_officers.management.officer_bankruptcy.statement':
    'A director or officer has led a company into bankruptcy',
  'field.directors_and_officers.management.officer_bankruptcy.hint':
    'In the last ten years. Their personal bankruptcy counts too.',
  'field.directors_and_officers.management.officer_bankruptcy_detail.label': 'Who, which company and when?',
  'field.directors_and_officers.management.outside_boards.label':
    'Does anyone sit on another board at the company’s request?',
  'field.directors_and_officers.management.outside_boards.statement':
    'Someone sits on another board at the company’s request',
  'field.directors_and_officers.management.outside_boards.hint':
    'An outside directorship, such as the board of a trade association or a joint venture.',
  'field.directors_and_officers.management.accounts.label': 'Who prepares the yearly financial statements?',
  'field.directors_and_officers.management.accounts.hint': 'Choose what was done for the latest year.',
  'field.directors_and_officers.management.accounts.why':
    'Insurers trust numbers that an outside accountant has checked, and some charge less for it.',
  'field.directors_and_officers.management.accounts.option.audited': 'A CPA audits them',
  'field.directors_and_officers.management.accounts.option.reviewed': 'A CPA reviews them',
  'field.directors_and_officers.management.accounts.option.compiled': 'A CPA compiles them',
  'field.directors_and_officers.management.accounts.option.own_books': 'We do, from our own books',
  'field.directors_and_officers.management.account_trouble.label': 'Has any of this happened in the last 3 years?',
  'field.directors_and_officers.management.account_trouble.hint': 'Choose all that apply.',
  'field.directors_and_officers.management.account_trouble.option.restated': 'Published accounts had to be corrected',
  'field.directors_and_officers.management.account_trouble.option.covenant_breach':
    'A promise in a loan agreement (a covenant) was broken',
  'field.directors_and_officers.management.account_trouble.option.auditor_left': 'An auditor resigned or was replaced',
  'field.directors_and_officers.management.account_trouble.option.none': 'None of these',

  'field.directors_and_officers.losses.any.label':
    'Any claim against the company or its directors and officers in the last 5 years?',
  'field.directors_and_officers.losses.any.statement':
    'There was a claim against the company or its directors and officers in the last 5 years',
  'field.directors_and_officers.losses.any.hint':
    'A suit, arbitration or written demand over how the company was run, paid or not. Injuries, property damage and car accidents do not count.',
  'field.directors_and_officers.losses.list.label': 'Claims',
  'field.directors_and_officers.losses.list.entry': 'Claim',
  'field.directors_and_officers.losses.list.date.label': 'Date it was made',
  'field.directors_and_officers.losses.list.brought_by.label': 'Made by',
  'field.directors_and_officers.losses.list.brought_by.option.shareholder': 'A shareholder or investor',
  'field.directors_and_officers.losses.list.brought_by.option.creditor': 'A lender or other creditor',
  'field.directors_and_officers.losses.list.brought_by.option.competitor': 'A competitor',
  'field.directors_and_officers.losses.list.brought_by.option.customer': 'A customer or supplier',
  'field.directors_and_officers.losses.list.brought_by.option.regulator': 'A government agency',
  'field.directors_and_officers.losses.list.brought_by.option.other': 'Someone else',
  'field.directors_and_officers.losses.list.paid.label': 'Paid so far',
  'field.directors_and_officers.losses.list.paid.hint': 'Settlement and legal fees, no matter who paid them.',
  'field.directors_and_officers.losses.list.open.label': 'Still open?',
  'field.directors_and_officers.losses.list.description.label': 'What it is about',
  'field.directors_and_officers.losses.list.description.hint': 'One or two sentences.',
  'field.directors_and_officers.losses.inquiries.label': 'Any inquiry or proceeding of this kind in the last 5 years?',
  'field.directors_and_officers.losses.inquiries.hint':
    'Against the company or anyone who runs it. A routine audit or inspection does not count.',
  'field.directors_and_officers.losses.inquiries.option.regulator': 'By a regulator or licensing board',
  'field.directors_and_officers.losses.inquiries.option.antitrust': 'Over antitrust or unfair competition',
  'field.directors_and_officers.losses.inquiries.option.intellectual_property':
    'Over patents, trademarks, copyright or trade secrets',
  'field.directors_and_officers.losses.inquiries.option.securities': 'Over the sale of shares or other securities',
  'field.directors_and_officers.losses.inquiries.option.none': 'None of these',
  'field.directors_and_officers.losses.circumstances.label':
    'Does anyone to be insured know of something that could become a claim?',
  'field.directors_and_officers.losses.circumstances.statement':
    'Someone to be insured knows of something that could become a claim',
  'field.directors_and_officers.losses.circumstances.hint':
    'A threat, a complaint, a mistake. Ask the other directors and officers before you answer.',
  'field.directors_and_officers.losses.circumstances.why':
    'The policy does not pay for what was known before it began. Telling us now protects the rest of your coverage.',
  'field.directors_and_officers.losses.circumstances_detail.label': 'What is it, and who knows of it?',
  'field.directors_and_officers.prior.insured.label': 'Do you have directors & officers coverage today?',
  'field.directors_and_officers.prior.insured.hint':
    'On a policy of its own or as part of a management liability package.',
  'field.directors_and_officers.prior.premium.label': 'What it costs a year',
  'field.directors_and_officers.prior.pending_date.label': 'Prior and pending litigation date',
  'field.directors_and_officers.prior.pending_date.hint':
    'On the policy’s first pages. Suits begun before it are not covered; keeping an early date keeps coverage.',
  'field.directors_and_officers.limit.label': 'Limit you want',
  'field.directors_and_officers.limit.hint':
    'The most the policy pays for all claims in a year. Lawyers’ costs count toward it.',
  'field.directors_and_officers.limit.option.500000': '$500,000',
  'field.directors_and_officers.limit.option.1000000': '$1 million',
  'field.directors_and_officers.limit.option.2000000': '$2 million',
  'field.directors_and_officers.limit.option.3000000': '$3 million',
  'field.directors_and_officers.limit.option.5000000': '$5 million',
  'field.directors_and_officers.retention.label': 'What you pay of each claim',
  'field.directors_and_officers.retention.hint': 'The retention. A higher one lowers the price.',
  'field.directors_and_officers.retention.option.2500': '$2,500',
  'field.directors_and_officers.retention.option.5000': '$5,000',
  'field.directors_and_officers.retention.option.10000': '$10,000',
  'field.directors_and_officers.retention.option.25000': '$25,000',
  'field.directors_and_officers.retention.option.50000': '$50,000',

  'field.directors_and_officers.documents.timing.label': 'Can you add these documents now?',
  'field.directors_and_officers.documents.timing.hint':
    'Financial statements, the cap table and the bylaws. PDF, Word, Excel, CSV, text or a photo, 10 MB each, 20 files in all.',
  'field.directors_and_officers.documents.timing.why':
    'After your funding answers, insurers want to see the papers before they offer a firm price.',
  'field.directors_and_officers.documents.timing.option.now': 'Yes, I add them here',
  'field.directors_and_officers.documents.timing.option.later': 'I will send them later',
  'field.directors_and_officers.documents.financials.label': 'Latest financial statements',
  'field.directors_and_officers.documents.financials.hint':
    'Balance sheet and income statement of the last full year, and of this year so far if you have them.',
  'field.directors_and_officers.documents.cap_table.label': 'Cap table',
  'field.directors_and_officers.documents.cap_table.hint': 'Who holds how many shares, options and notes.',
  'field.directors_and_officers.documents.bylaws.label': 'Bylaws or operating agreement',
  'field.directors_and_officers.documents.bylaws.hint':
    'The page on indemnification matters most: when the company pays for its directors.',
  'field.directors_and_officers.documents.offering.label': 'Offering memorandum',
  'field.directors_and_officers.documents.offering.hint':
    'Only if shares were offered in the last 12 months: what investors were given to read.',
} as const
