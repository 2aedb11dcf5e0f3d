import type { Applies, RatedQuestion } from '../../../rating/rated-question.ts'
import { rates, refers } from '../../shared/answer-effects.ts'
import { unsure } from '../effects.ts'

const kitchens: Applies = { traits: ['cooking', 'food'] }
const bars: Applies = { traits: ['alcohol'] }
const openDoors: Applies = {
  traits: ['retail', 'food', 'cooking', 'lodging', 'fitness', 'personal-care', 'health', 'children', 'events'],
}
const space = 'O espaço e o público'
const food = 'Comida e bebida'
const contracts = 'Contratos e sinistros'

/** Questions of Penha Clara (sample) about liability: what happens where the public comes in. */
export const rcQuestions: readonly RatedQuestion[] = [
  {
    question: {
      id: 'floor',
      type: 'yes_no',
      topic: space,
      label: 'O chão é limpo com registo da hora e sinal de piso molhado?',
      hint: 'As quedas são o sinistro mais comum num espaço aberto ao público.',
      fact: 'premises.floor_log',
    },
    applies: openDoors,
    effects: [rates(['Yes'], 0.95, 'O registo de limpeza ajuda a defendê-lo, por isso baixa o prémio.')],
  },
  {
    question: {
      id: 'terrace',
      type: 'yes_no',
      topic: space,
      label: 'Tem esplanada ou expositores na rua?',
      hint: 'Com licença da câmara.',
    },
    applies: openDoors,
    effects: [rates(['Yes'], 1.05, 'O que está na rua aumenta um pouco o prémio.')],
  },
  {
    question: {
      id: 'overhead',
      type: 'yes_no',
      topic: space,
      label: 'Há toldos, letreiros ou antenas por cima do passeio?',
      hint: 'Fixos por um profissional e vistos todos os anos.',
    },
    effects: [rates(['Yes'], 1.03, 'O que pode cair sobre o passeio aumenta um pouco o prémio.')],
  },
  {
    question: {
      id: 'lift',
      type: 'yes_no_not_sure',
      topic: space,
      label: 'Há elevador, monta-cargas ou portão automático seu?',
      hint: 'O do condomínio não conta.',
    },
    effects: [rates(['Yes'], 1.04, 'Elevadores e portões aumentam um pouco o prémio.'), unsure('o elevador ou portão')],
  },
  {
    question: {
      id: 'lift_contract',
      type: 'yes_no',
      topic: space,
      label: 'Tem contrato de manutenção e inspeção em dia?',
      conditions: [{ holder: 'question', subject: 'lift', or: ['Yes'] }],
    },
    effects: [refers(['No'], 'Um técnico pergunta por elevadores e portões sem manutenção.')],
  },
  {
    question: {
      id: 'allergens',
      type: 'yes_no',
      topic: food,
      label: 'Os alergénios estão indicados para cada prato?',
      hint: 'Na ementa ou num quadro que o cliente pode pedir.',
    },
    applies: kitchens,
    effects: [rates(['No'], 1.1, 'Alergénios por indicar aumentam o prémio. A lei obriga a indicá-los.')],
  },
  {
    question: {
      id: 'haccp',
      type: 'select',
      topic: food,
      label: 'Quem acompanha a segurança alimentar?',
      options: [
        { value: 'company', label: 'Uma empresa, com visitas e relatório' },
        { value: 'own', label: 'Nós, com registos de temperaturas' },
        { value: 'nobody', label: 'Ainda ninguém' },
      ],
    },
    applies: kitchens,
    effects: [
      rates(['company'], 0.95, 'O acompanhamento da segurança alimentar baixa o prémio.'),
      refers(['nobody'], 'Um técnico pergunta como cuida da segurança alimentar.'),
    ],
  },
  {
    question: {
      id: 'closing',
      type: 'select',
      topic: food,
      label: 'Até que horas está aberto?',
      options: [
        { value: 'midnight', label: 'Até à meia-noite' },
        { value: 'two', label: 'Até às duas da manhã' },
        { value: 'later', label: 'Mais tarde' },
      ],
    },
    applies: bars,
    effects: [
      rates(['two'], 1.1, 'Fechar depois da meia-noite aumenta o prémio.'),
      refers(['later'], 'Um técnico analisa espaços abertos depois das duas da manhã.'),
    ],
  },
  {
    question: {
      id: 'dance',
      type: 'yes_no',
      topic: food,
      label: 'Há pista de dança ou música ao vivo?',
      hint: 'Nem que seja uma vez por mês.',
    },
    applies: bars,
    effects: [refers(['Yes'], 'Um técnico analisa espaços com dança ou música ao vivo.')],
  },
  {
    question: {
      id: 'assumed',
      type: 'yes_no_not_sure',
      topic: contracts,
      label: 'Algum contrato o obriga a pagar danos que outros causem?',
      hint: 'Procure “responsabiliza-se por quaisquer danos”. O arrendamento do espaço não conta.',
    },
    effects: [refers(['Yes'], 'Um técnico lê o que assumiu no contrato.'), unsure('os seus contratos')],
  },
  {
    question: {
      id: 'changes',
      type: 'long_text',
      topic: contracts,
      label: 'O que mudou depois dos sinistros, para não se repetirem?',
      hint: 'Duas ou três frases.',
      conditions: [{ holder: 'quote', subject: 'claims.any', or: ['Yes'] }],
      checks: [{ rule: 'isLengthLessThan', than: 1001 }],
    },
  },
]
