import type { BusinessType } from '../../reference/business-types.ts'

/** The legal forms a French business takes, the commonest first. The hint helps an owner who does not know the term. */
export const legalForms: readonly BusinessType[] = [
  { id: 'micro', label: 'Micro-entreprise (auto-entrepreneur)', hint: 'Vous exercez en nom propre, au régime micro' },
  { id: 'ei', label: 'Entreprise individuelle (EI)', hint: 'Vous exercez en nom propre, au régime réel' },
  { id: 'sasu', label: 'SASU', hint: 'Société par actions simplifiée, un seul associé' },
  { id: 'eurl', label: 'EURL', hint: 'SARL à un seul associé' },
  { id: 'sarl', label: 'SARL', hint: 'Société à responsabilité limitée, deux associés ou plus, un gérant' },
  { id: 'sas', label: 'SAS', hint: 'Société par actions simplifiée, avec un président' },
  { id: 'sel', label: 'SEL (SELARL, SELAS)', hint: 'Société d’exercice libéral : avocats, médecins, pharmaciens' },
  { id: 'sci', label: 'SCI', hint: 'Société civile qui détient un immeuble' },
  { id: 'sa', label: 'SA', hint: 'Société anonyme, avec un conseil d’administration' },
  { id: 'cooperative', label: 'Coopérative (SCOP, SCIC)', hint: 'Les salariés ou les membres en sont associés' },
  { id: 'association', label: 'Association loi 1901', hint: 'Sans but lucratif, déclarée en préfecture' },
  { id: 'other', label: 'Autre forme', hint: 'Par exemple SNC, SCP, GIE ou succursale' },
]

/** Forms whose managers run the business for others, who can sue them. */
export const companies: readonly string[] = ['sasu', 'eurl', 'sarl', 'sas', 'sel', 'sa', 'cooperative', 'association']
