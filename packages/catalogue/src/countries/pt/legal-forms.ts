import type { BusinessType } from '../../reference/business-types.ts'

/** The legal forms a Portuguese business takes, the commonest first. */
export const legalForms: readonly BusinessType[] = [
  { id: 'lda', label: 'Sociedade por quotas (Lda.)', hint: 'Dois ou mais sócios' },
  { id: 'unipessoal', label: 'Sociedade unipessoal por quotas (Unipessoal Lda.)', hint: 'Um só sócio' },
  { id: 'eni', label: 'Empresário em nome individual (ENI)', hint: 'Negócio em seu nome, com ou sem trabalhadores' },
  { id: 'independente', label: 'Trabalhador independente', hint: 'Passa recibos verdes' },
  { id: 'sa', label: 'Sociedade anónima (S.A.)', hint: 'Capital dividido em ações' },
  { id: 'profissionais', label: 'Sociedade de profissionais', hint: 'Como as de advogados ou de médicos' },
  { id: 'cooperativa', label: 'Cooperativa (C.R.L.)', hint: 'Pertence aos cooperadores' },
  { id: 'associacao', label: 'Associação, clube ou IPSS', hint: 'Sem fins lucrativos' },
  { id: 'condominio', label: 'Condomínio', hint: 'As partes comuns de um prédio' },
  { id: 'sucursal', label: 'Sucursal de empresa estrangeira', hint: 'Representação permanente em Portugal' },
  { id: 'outra', label: 'Outra forma', hint: 'Como uma fundação ou entidade pública' },
]
