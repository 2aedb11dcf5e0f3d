export type BusinessType = { readonly id: string; readonly label: string; readonly hint: string }

/** The legal forms a US business takes, the commonest first. The hint helps an owner who does not know the term. */
export const businessTypes = [
  { id: 'llc', label: 'Limited liability company (LLC)', hint: 'One or more owners, registered with a state' },
  { id: 'sole_proprietor', label: 'Individual or sole proprietor', hint: 'You own it alone and registered no company' },
  { id: 'corporation', label: 'Corporation (C corp)', hint: 'Has shareholders and pays its own income tax' },
  { id: 's_corporation', label: 'S corporation', hint: 'A corporation taxed through its shareholders' },
  {
    id: 'general_partnership',
    label: 'General partnership',
    hint: 'Two or more owners who share profit and liability',
  },
  {
    id: 'limited_partnership',
    label: 'Limited partnership (LP)',
    hint: 'General partners run it, limited partners invest',
  },
  { id: 'llp', label: 'Limited liability partnership (LLP)', hint: 'Partners are not liable for each other' },
  { id: 'pllc', label: 'Professional LLC (PLLC)', hint: 'An LLC of licensed professionals' },
  {
    id: 'professional_corporation',
    label: 'Professional corporation (PC)',
    hint: 'A corporation of licensed professionals',
  },
  { id: 'nonprofit', label: 'Nonprofit organization', hint: 'Runs for a purpose and pays out no profit' },
  { id: 'trust', label: 'Trust', hint: 'Trustees hold the business for others' },
  { id: 'joint_venture', label: 'Joint venture', hint: 'Two or more businesses sharing one project' },
  { id: 'association', label: 'Association', hint: 'Members with a common purpose, such as a club' },
  { id: 'other', label: 'Another form', hint: 'Such as a cooperative or a government body' },
] as const satisfies readonly BusinessType[]

export type BusinessTypeId = (typeof businessTypes)[number]['id']
