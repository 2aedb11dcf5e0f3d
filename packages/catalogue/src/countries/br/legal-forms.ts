import type { BusinessType } from '../../reference/business-types.ts'

/** The legal forms a Brazilian business takes, the commonest first. */
export const legalForms = [
  { id: 'mei', label: 'Microempreendedor individual (MEI)', hint: 'Um dono só, no Simei, com no máximo um empregado' },
  { id: 'ltda', label: 'Sociedade limitada (Ltda.)', hint: 'Dois sócios ou mais; o nome termina em Ltda.' },
  { id: 'slu', label: 'Sociedade limitada unipessoal (SLU)', hint: 'Uma limitada com um único sócio' },
  { id: 'ei', label: 'Empresário individual (EI)', hint: 'Um dono, que responde com os próprios bens' },
  { id: 'autonomo', label: 'Profissional autônomo', hint: 'Pessoa física, sem CNPJ' },
  { id: 'simples', label: 'Sociedade simples', hint: 'Sócios que exercem a própria profissão' },
  { id: 'advogados', label: 'Sociedade de advogados', hint: 'Registrada na OAB, também a unipessoal' },
  { id: 'sa', label: 'Sociedade anônima (S.A.)', hint: 'Tem ações, aberta ou fechada' },
  { id: 'associacao', label: 'Associação ou fundação', hint: 'Sem fins lucrativos; também igrejas' },
  { id: 'condominio', label: 'Condomínio', hint: 'Edifício ou conjunto com CNPJ próprio' },
  { id: 'cooperativa', label: 'Cooperativa', hint: 'Cooperados com um voto cada' },
  { id: 'outra', label: 'Outra', hint: 'Como produtor rural ou consórcio' },
] as const satisfies readonly BusinessType[]
