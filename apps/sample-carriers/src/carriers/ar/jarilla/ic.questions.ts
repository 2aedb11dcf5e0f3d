import type { RatedQuestion } from '../../../rating/rated-question.ts'
import { rates, refers } from '../../shared/answer-effects.ts'
import { unsure } from '../wording.ts'

/** What Jarilla asks shops in addition to the line’s pages: what is worth stealing, and what burns. */
export const icQuestions: readonly RatedQuestion[] = [
  {
    question: {
      id: 'goods',
      type: 'select',
      topic: 'Mercadería y dinero',
      label: '¿Qué mercadería vale más en su local?',
      hint: 'La que alguien se llevaría primero.',
      conditions: [{ holder: 'quote', subject: 'ic.theft_share', or: ['20', '40', '60', '100'] }],
      options: [
        { value: 'electronics', label: 'Electrónica o celulares' },
        { value: 'drinks', label: 'Bebidas o cigarrillos' },
        { value: 'clothes', label: 'Ropa o calzado' },
        { value: 'tools', label: 'Herramientas o repuestos' },
        { value: 'none', label: 'Nada de esto' },
      ],
    },
    effects: [
      rates(['electronics'], 1.2, 'La electrónica sube el precio del robo.'),
      rates(['drinks', 'clothes', 'tools'], 1.08, 'Su mercadería se revende fácil, y eso sube el precio.'),
    ],
  },
  {
    question: {
      id: 'safe',
      type: 'yes_no',
      topic: 'Mercadería y dinero',
      label: '¿Hay caja fuerte amurada?',
      conditions: [{ holder: 'quote', subject: 'ic.cash', or: ['0'], test: 'more_than' }],
    },
    effects: [rates(['No'], 1.06, 'El dinero sin caja fuerte sube el precio.')],
  },
  {
    question: {
      id: 'wiring',
      type: 'yes_no_not_sure',
      topic: 'Instalaciones',
      label: '¿El tablero tiene disyuntor y llaves térmicas?',
      why: 'La mayoría de los incendios de comercios empieza en la instalación eléctrica.',
    },
    effects: [refers(['No'], 'Un suscriptor mira los locales sin disyuntor.'), unsure('la instalación eléctrica')],
  },
  {
    question: {
      id: 'water',
      type: 'yes_no_not_sure',
      topic: 'Instalaciones',
      label: '¿Entró agua al local en los últimos cinco años?',
      hint: 'De la calle, de una cañería o del techo.',
    },
    effects: [refers(['Yes'], 'Un suscriptor pregunta por el agua que entró.'), unsure('si entró agua')],
  },
  {
    applies: { traits: ['cooking'] },
    question: {
      id: 'hood',
      type: 'yes_no_not_sure',
      topic: 'Cocina',
      label: '¿La campana y los conductos se limpian cada seis meses?',
      hint: 'Con constancia de quien la limpió.',
    },
    effects: [
      refers(['No'], 'Un suscriptor mira las cocinas sin limpieza de campana.'),
      unsure('la limpieza de la campana'),
    ],
  },
  {
    applies: { traits: ['cooking'] },
    question: {
      id: 'gas_checked',
      type: 'yes_no_not_sure',
      topic: 'Cocina',
      label: '¿La instalación de gas está aprobada por un matriculado?',
    },
    effects: [
      refers(['No'], 'Un suscriptor mira las instalaciones de gas sin aprobar.'),
      unsure('la instalación de gas'),
    ],
  },
]
