import type { BusinessType } from '../../reference/business-types.ts'

/** The legal forms a UK business takes, the commonest first. */
export const legalForms: readonly BusinessType[] = [
  { id: 'ltd', label: 'Limited company (Ltd)', hint: 'Registered at Companies House' },
  { id: 'sole_trader', label: 'Sole trader', hint: 'You run it alone and file a Self Assessment return' },
  { id: 'partnership', label: 'Partnership', hint: 'Two or more partners who share profit and debts' },
  {
    id: 'llp',
    label: 'Limited liability partnership (LLP)',
    hint: 'Common for accountants, architects and solicitors',
  },
  { id: 'plc', label: 'Public limited company (PLC)', hint: 'Its shares may be sold to the public' },
  { id: 'cic', label: 'Community interest company (CIC)', hint: 'A social enterprise with an asset lock' },
  { id: 'charity', label: 'Charity or CIO', hint: 'Registered with a charity regulator' },
  { id: 'club', label: 'Club or association', hint: 'Run by a committee for its members' },
  { id: 'co_operative', label: 'Co-operative', hint: 'Owned by its members' },
  { id: 'overseas', label: 'UK branch of an overseas company', hint: 'Registered abroad, trading here' },
  { id: 'other', label: 'Another form', hint: 'Such as a trust or a parish council' },
]
