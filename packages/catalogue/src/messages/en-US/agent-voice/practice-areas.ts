/** The kinds of legal work a firm does. "Client" here is a client of the firm. */
export const agentVoiceOfPracticeAreas = {
  'step.pl-a-ineligible-aops.title': 'Has the firm done legal work of these kinds?',
  'step.pl-a-ineligible-aops.note.1.text':
    'The lawyers’ insurer that sets its price online does not insure this work, so we skip its pages on practice areas. Other insurers still get the application, and an underwriter may call.',
  'step.pl-a-practice-areas.lede': 'As shares of gross billings in the firm’s last fiscal year. A new firm estimates.',
  'field.pl.aig.practice_areas.hint':
    'Whole percents that add up to exactly 100. One area is enough if the firm does one thing.',
  'field.pl.aig.hardest_area_detail.label':
    'What is the work that few insurers take, and when did the firm last do it?',
  'field.pl.aig.hardest_area_detail.hint':
    'No price comes online for class actions and mass torts, patent applications, securities and bonds, real estate syndication, or tax opinions. An underwriter reads this. The answer on special legal work should be Yes.',
  'step.pl-a-practice-areas-supplemental.label': 'More on the practice',
  'step.pl-a-practice-areas-supplemental.title': 'A closer look at the practice',
  'step.pl-a-practice-areas-supplemental.lede':
    'Two questions for every firm, and those that its areas bring with them. For the past 12 months, estimates are fine.',
  'field.pl.aig.supplements.general.outside_interests.why':
    'Advice to a company the attorney has a stake in is easily called a conflict of interest. Many policies leave it out.',
  'field.pl.aig.supplements.collections.side.label': 'Collections: whom does the firm act for?',
  'field.pl.aig.supplements.collections.accounts.hint': 'Accounts placed with the firm, sued on or not.',
  'field.pl.aig.supplements.collections.attorney_reviews.hint':
    'Federal law on collecting from consumers expects it of letters on the firm’s letterhead.',
  'field.pl.aig.supplements.collections.payments_before_suit.label':
    'Does the firm take payments from debtors before a suit is filed?',
  'field.pl.aig.supplements.collections.payments_before_suit.hint':
    'To its own account or the client trust account (IOLTA).',
  'field.pl.aig.supplements.estates.largest_estate.label': 'Wills and trusts: the largest estate the firm worked on',
  'field.pl.aig.supplements.family.qdro.label': 'Divorces: does the firm divide pensions by court order (QDRO)?',
  'field.pl.aig.supplements.family.largest_estate.label': 'The largest marital estate the firm worked on',
  'field.pl.aig.supplements.family.qdro_by.option.attorney': 'The firm’s own attorneys',
  'field.pl.aig.supplements.family.qdro_by.option.specialist': 'A specialist the firm hires',
  'field.pl.aig.supplements.financial.services.label': 'Banks and lenders: what does the firm do for them?',
  'field.pl.aig.supplements.financial.troubled_client.label':
    'In the past five years, did a bank the firm works for fail or get a regulator’s order?',
  'field.pl.aig.supplements.ip.foreign_filings.label': 'Does the firm file in other countries?',
  'field.pl.aig.supplements.ip.renewal_fees.label': 'Does the firm pay clients’ renewal or maintenance fees for them?',
  'field.pl.aig.supplements.ip.foreign_by.option.local_counsel': 'Attorneys of that country, whom the firm instructs',
  'field.pl.aig.supplements.ip.foreign_by.option.firm': 'The firm',
  'field.pl.aig.supplements.plaintiff.cases_per_attorney.label': 'Open cases of the busiest attorney',
  'field.pl.aig.supplements.real_estate.escrow.label': 'Does the firm hold escrow or pay out money at closings?',
  'field.pl.aig.supplements.real_estate.escrow.hint': 'From an account that its attorneys control.',
  'field.pl.aig.supplements.real_estate.wires_called_back.hint':
    'At a number the firm had before, not the one in the message.',
  'field.pl.aig.supplements.securities.clients.label': 'Mergers and securities: what companies does the firm act for?',
  'field.pl.aig.supplements.securities.offering_documents.label': 'Does the firm write documents that investors read?',
  'field.pl.aig.supplements.securities.stock_for_fees.label': 'Does the firm take shares of clients as fees?',
  'field.pl.aig.supplements.entertainment.money_handling.label':
    'Entertainers and athletes: does the firm receive or manage their money?',
  'field.pl.aig.supplements.entertainment.finds_work.label': 'Does the firm find work for them, as an agent does?',
  'field.pl.aig.supplements.entertainment.finds_work.hint': 'For a commission or within its fee.',
} as const
