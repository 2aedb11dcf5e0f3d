/** The legal forms a US business takes, the commonest first: what a list of choices shows. */
export const businessTypeNames = [
  { id: 'llc', label: 'Limited liability company (LLC)' },
  { id: 'sole_proprietor', label: 'Individual or sole proprietor' },
  { id: 'corporation', label: 'Corporation (C corp)' },
  { id: 's_corporation', label: 'S corporation' },
  { id: 'general_partnership', label: 'General partnership' },
  { id: 'limited_partnership', label: 'Limited partnership (LP)' },
  { id: 'llp', label: 'Limited liability partnership (LLP)' },
  { id: 'pllc', label: 'Professional LLC (PLLC)' },
  { id: 'professional_corporation', label: 'Professional corporation (PC)' },
  { id: 'nonprofit', label: 'Nonprofit organization' },
  { id: 'trust', label: 'Trust' },
  { id: 'joint_venture', label: 'Joint venture' },
  { id: 'association', label: 'Association' },
  { id: 'other', label: 'Another form' },
] as const

export type BusinessTypeId = (typeof businessTypeNames)[number]['id']
