import type { RatedQuestion } from '../../../rating/rated-question.ts'
import { rates, refers } from '../../shared/answer-effects.ts'
import { notSure } from '../effects.ts'

/** What Aroeira asks about liability in addition to the line's pages. */
export const rcQuestions: readonly RatedQuestion[] = [
  {
    question: {
      id: 'incident_log',
      type: 'yes_no',
      topic: 'Segurança das pessoas',
      label: 'A empresa anota os acidentes com clientes e visitantes?',
      hint: 'Data, hora, nome e o que aconteceu.',
    },
    effects: [rates(['Yes'], 0.97, 'Anotar os acidentes reduz o preço.')],
  },
  {
    applies: { traits: ['retail', 'food', 'lodging', 'fitness', 'personal-care'] },
    question: {
      id: 'wet_floor',
      type: 'yes_no_not_sure',
      topic: 'Segurança das pessoas',
      label: 'Piso molhado é sinalizado e seco logo?',
      why: 'Queda é o acidente mais comum em locais abertos ao público.',
    },
    effects: [rates(['No'], 1.08, 'Piso molhado sem aviso aumenta o preço.'), notSure('o piso molhado')],
  },
  {
    applies: { traits: ['fitness', 'lodging'] },
    question: {
      id: 'pool',
      type: 'yes_no',
      topic: 'Segurança das pessoas',
      label: 'Há piscina?',
    },
    effects: [rates(['Yes'], 1.15, 'Uma piscina aumenta o preço.')],
  },
  {
    applies: { traits: ['fitness', 'lodging'] },
    question: {
      id: 'lifeguard',
      type: 'yes_no',
      topic: 'Segurança das pessoas',
      label: 'Há salva-vidas ou professor sempre que a piscina está aberta?',
      conditions: [{ holder: 'question', subject: 'pool', or: ['Yes'] }],
    },
    effects: [refers(['No'], 'Um subscritor analisa piscinas sem salva-vidas.')],
  },
  {
    applies: { traits: ['personal-care'] },
    question: {
      id: 'patch_test',
      type: 'yes_no_not_sure',
      topic: 'Clientes',
      label: 'Cada cliente preenche uma ficha sobre alergias e saúde antes de produtos químicos?',
      hint: 'Como alisamento, coloração, cílios ou depilação a laser.',
    },
    effects: [rates(['No'], 1.1, 'Sem ficha de saúde, o preço aumenta.'), notSure('a ficha de saúde dos clientes')],
  },
  {
    applies: { traits: ['contractor', 'installs'] },
    question: {
      id: 'trained',
      type: 'yes_no_not_sure',
      topic: 'Obras e instalações',
      label: 'A equipe tem os treinamentos das normas que valem para o trabalho?',
      hint: 'Como NR-10 para eletricidade e NR-35 para altura.',
    },
    effects: [
      refers(['No'], 'Um subscritor analisa equipes sem os treinamentos obrigatórios.'),
      notSure('os treinamentos da equipe'),
    ],
  },
  {
    applies: { traits: ['contractor', 'installs'] },
    question: {
      id: 'occupied',
      type: 'percent',
      topic: 'Obras e instalações',
      label: 'Parte do trabalho feita em locais ocupados, com gente dentro',
    },
    effects: [rates({ more_than: 70 }, 1.06, 'Trabalhar com gente por perto aumenta o preço.')],
  },
  {
    applies: { traits: ['children'] },
    question: {
      id: 'supervision',
      type: 'number',
      topic: 'Crianças',
      label: 'Quantas crianças para cada adulto que cuida delas?',
    },
    effects: [refers({ more_than: 15 }, 'Um subscritor analisa grupos com mais de 15 crianças por adulto.')],
  },
]
