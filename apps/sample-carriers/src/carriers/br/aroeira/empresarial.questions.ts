import type { RatedQuestion } from '../../../rating/rated-question.ts'
import { rates, refers } from '../../shared/answer-effects.ts'
import { notSure } from '../effects.ts'

/** What Aroeira asks about the premises in addition to the line's pages. */
export const empresarialQuestions: readonly RatedQuestion[] = [
  {
    question: {
      id: 'neighbours',
      type: 'yes_no_not_sure',
      topic: 'Em volta do local',
      label: 'Há posto de gasolina, depósito de inflamáveis ou oficina encostado no prédio?',
      hint: 'Parede com parede, aos lados ou nos fundos.',
      why: 'Um incêndio vizinho passa pela parede e pelo telhado.',
    },
    effects: [rates(['Yes'], 1.12, 'Um vizinho com inflamáveis aumenta o preço.'), notSure('os vizinhos do local')],
  },
  {
    question: {
      id: 'surge',
      type: 'yes_no_not_sure',
      topic: 'Em volta do local',
      label: 'O quadro elétrico tem proteção contra surtos (DPS)?',
      hint: 'Um dispositivo ao lado dos disjuntores.',
    },
    effects: [rates(['Yes'], 0.96, 'A proteção contra surtos reduz o preço.'), notSure('a proteção contra surtos')],
  },
  {
    question: {
      id: 'solar',
      type: 'yes_no',
      topic: 'Em volta do local',
      label: 'Há placas solares no telhado?',
    },
    effects: [rates(['Yes'], 1.04, 'Placas solares aumentam o valor exposto a vendaval.')],
  },
  {
    question: {
      id: 'inspection',
      type: 'yes_no',
      topic: 'Em volta do local',
      label: 'Podemos ver o local por vídeo, se for preciso?',
      hint: 'Quinze minutos pelo celular, com hora marcada.',
    },
    effects: [refers(['No'], 'Um subscritor precisa ver o local de outra forma.')],
  },
  {
    applies: { traits: ['cooking'] },
    question: {
      id: 'fryers',
      type: 'number',
      topic: 'Cozinha',
      label: 'Quantas fritadeiras há?',
      hint: 'Informe 0 se não houver.',
    },
    effects: [
      rates({ more_than: 0 }, 1.06, 'Fritadeiras aumentam o preço.'),
      refers({ more_than: 4 }, 'Um subscritor analisa cozinhas com muitas fritadeiras.'),
    ],
  },
  {
    applies: { traits: ['cooking'] },
    question: {
      id: 'fryer_cutoff',
      type: 'yes_no_not_sure',
      topic: 'Cozinha',
      label: 'As fritadeiras desligam sozinhas quando o óleo passa da temperatura?',
      conditions: [{ holder: 'question', subject: 'fryers', or: ['0'], test: 'more_than' }],
    },
    effects: [
      refers(['No'], 'Um subscritor analisa fritadeiras sem desligamento automático.'),
      notSure('o desligamento das fritadeiras'),
    ],
  },
  {
    applies: { traits: ['food'] },
    question: {
      id: 'cold_stock',
      type: 'money',
      topic: 'Cozinha',
      label: 'Valor do que fica em freezers e câmaras frias',
      hint: 'Informe 0 se não houver.',
    },
    effects: [rates({ more_than: 20_000 }, 1.04, 'Alimentos refrigerados aumentam o preço.')],
  },
  {
    applies: { traits: ['retail'] },
    question: {
      id: 'cash',
      type: 'money',
      topic: 'Loja',
      label: 'Quanto dinheiro em espécie fica no local à noite?',
      hint: 'Em caixa e cofre juntos.',
    },
    effects: [refers({ more_than: 10_000 }, 'Um subscritor analisa valores em espécie acima de R$ 10 mil.')],
  },
  {
    applies: { traits: ['retail'] },
    question: {
      id: 'portable',
      type: 'yes_no',
      topic: 'Loja',
      label: 'A loja vende celulares, joias, relógios ou óculos?',
      hint: 'Também como parte pequena das vendas.',
    },
    effects: [rates(['Yes'], 1.12, 'Mercadorias pequenas e caras aumentam o preço do roubo.')],
  },
  {
    applies: { traits: ['manufacturing'] },
    question: {
      id: 'dust',
      type: 'yes_no_not_sure',
      topic: 'Produção',
      label: 'Pó, serragem ou fiapos são aspirados e retirados todo dia?',
    },
    effects: [rates(['No'], 1.15, 'Pó acumulado aumenta o preço.'), notSure('a retirada de pó e serragem')],
  },
]
