import { typesOf } from '../shared/types.ts'

/** What a small Brazilian business insures, in the order it is offered. */
export const types = typesOf('55', [
  {
    line: 'empresarial',
    tag: 'EMP',
    name: 'Seguro empresarial',
    tagline: 'Incêndio, roubo, danos elétricos e vendaval no seu local, com o que há dentro dele.',
  },
  {
    line: 'rc',
    tag: 'RC',
    name: 'Responsabilidade civil geral',
    tagline: 'Um cliente cai na loja, ou você danifica algo no serviço feito para outra pessoa.',
  },
  {
    line: 'rcp',
    tag: 'RCP',
    name: 'Responsabilidade civil profissional',
    tagline: 'Um cliente diz que um erro no seu trabalho causou prejuízo a ele.',
  },
  {
    line: 'ciber',
    tag: 'CIB',
    name: 'Riscos cibernéticos',
    tagline: 'Dados vazados, computadores bloqueados e Pix enviado a um golpista.',
  },
  {
    line: 'vida',
    tag: 'VIDA',
    name: 'Vida em grupo',
    tagline: 'Morte e acidentes de empregados, sócios e estagiários. Muitas convenções coletivas exigem.',
  },
  {
    line: 'frota',
    tag: 'AUTO',
    name: 'Automóvel e frota',
    tagline: 'Carros, motos e caminhões da empresa, e os danos que causam a terceiros.',
    online: false,
  },
  {
    line: 'transporte',
    tag: 'TRANSP',
    name: 'Transporte de cargas',
    tagline: 'Os seguros que a lei exige de quem transporta cargas de outros por estrada.',
    online: false,
  },
  {
    line: 'garantia',
    tag: 'GAR',
    name: 'Seguro garantia',
    tagline: 'Para licitações, contratos e aluguel, no lugar de caução ou fiador.',
    online: false,
  },
  {
    line: 'do',
    tag: 'D&O',
    name: 'Administradores (D&O)',
    tagline: 'Alguém cobra do administrador, em pessoa, uma decisão tomada na empresa.',
    purpose: 'crosssell',
    online: false,
  },
  {
    line: 'condominio',
    tag: 'COND',
    name: 'Seguro condomínio',
    tagline: 'O prédio inteiro, que a lei obriga todo condomínio a segurar contra incêndio.',
    online: false,
  },
])
