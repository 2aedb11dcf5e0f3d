import type { Applies, RatedQuestion } from '../../../rating/rated-question.ts'
import { declines, rates, refers } from '../../shared/answer-effects.ts'
import { unsure } from '../wording.ts'

const trades: Applies = { traits: ['contractor', 'installs'] }
const public_: Applies = { traits: ['food', 'retail', 'fitness', 'lodging', 'events'] }

/** Encinar Mutua (sample), general liability: what goes wrong in the trade itself. */
export const rcQuestions: readonly RatedQuestion[] = [
  {
    applies: trades,
    question: {
      id: 'jobs',
      type: 'multi_select',
      topic: 'Sus trabajos',
      label: '¿Hace alguno de estos trabajos?',
      hint: 'Aunque sea una vez al año.',
      options: [
        { value: 'gas', label: 'Instalaciones de gas' },
        { value: 'facades', label: 'Fachadas y cubiertas' },
        { value: 'pools', label: 'Piscinas' },
        { value: 'structure', label: 'Muros de carga y estructuras' },
        { value: 'demolition', label: 'Derribos' },
        { value: 'asbestos', label: 'Retirada de amianto' },
        { value: 'none', label: 'Ninguno', exclusive: true },
      ],
    },
    effects: [
      declines(['asbestos'], 'No aseguramos la retirada de amianto: necesita una póliza propia.'),
      refers(['demolition', 'structure'], 'Un técnico estudia los derribos y los trabajos en estructuras.'),
      rates(['gas', 'pools'], 1.12, 'El gas y las piscinas suben el precio.'),
      rates(['facades'], 1.15, 'Las fachadas y las cubiertas suben el precio.'),
    ],
  },
  {
    applies: { traits: ['installs'] },
    question: {
      id: 'registered',
      type: 'yes_no_not_sure',
      topic: 'Sus trabajos',
      label: 'Si su oficio exige ser empresa instaladora habilitada, ¿lo es?',
      hint: 'Electricidad, gas, climatización, ascensores. Si su oficio no lo exige, responda Sí.',
      why: 'Sin habilitación, la póliza no vale.',
    },
    effects: [
      declines(['No'], 'Aseguramos a instaladores habilitados por su comunidad autónoma.'),
      unsure('la habilitación como empresa instaladora'),
    ],
  },
  {
    applies: trades,
    question: {
      id: 'largest_job',
      type: 'money',
      topic: 'Sus trabajos',
      label: '¿Cuánto cobró por el mayor trabajo de los últimos tres años?',
      hint: 'Sin IVA. Si acaba de empezar, lo que espera cobrar.',
      checks: [{ rule: 'isLessThan', than: 1_000_000_000 }],
    },
    effects: [refers({ more_than: 500_000 }, 'Un técnico estudia las obras de más de 500.000 €.')],
  },
  {
    applies: { traits: ['digging'] },
    question: {
      id: 'utility_plans',
      type: 'yes_no',
      topic: 'Sus trabajos',
      label: '¿Pide los planos de agua, gas, luz y fibra antes de excavar?',
    },
    effects: [refers(['No'], 'Un técnico habla con quien excava sin pedir los planos de las compañías.')],
  },
  {
    applies: { traits: ['cooking'] },
    question: {
      id: 'allergens',
      type: 'yes_no',
      topic: 'Sus clientes',
      label: '¿Tiene por escrito los alérgenos de cada plato?',
      hint: 'La ley lo pide también a la comida para llevar.',
    },
    effects: [rates(['No'], 1.08, 'Sin los alérgenos por escrito el precio sube.')],
  },
  {
    applies: public_,
    question: {
      id: 'floors',
      type: 'yes_no',
      topic: 'Sus clientes',
      label: '¿Señaliza el suelo mojado y revisa a diario entradas y escaleras?',
    },
    effects: [rates(['No'], 1.06, 'Las caídas son lo más reclamado; sin esa revisión el precio sube.')],
  },
  {
    applies: { traits: ['personal-care'] },
    question: {
      id: 'treatments',
      type: 'multi_select',
      topic: 'Sus clientes',
      label: '¿Ofrece alguno de estos tratamientos?',
      options: [
        { value: 'laser', label: 'Láser o luz pulsada' },
        { value: 'tattoo', label: 'Tatuaje o micropigmentación' },
        { value: 'injections', label: 'Inyecciones' },
        { value: 'none', label: 'Ninguno', exclusive: true },
      ],
    },
    effects: [
      declines(['injections'], 'Las inyecciones son un acto médico y necesitan una póliza sanitaria.'),
      refers(['laser', 'tattoo'], 'Un técnico estudia el láser, el tatuaje y la micropigmentación.'),
    ],
  },
  {
    applies: { traits: ['manufacturing'] },
    question: {
      id: 'batches',
      type: 'yes_no',
      topic: 'Sus productos',
      label: '¿Puede saber a quién vendió cada lote?',
      why: 'Así una retirada alcanza un lote y no un año entero.',
    },
    effects: [rates(['No'], 1.1, 'Sin control de lotes el precio sube.')],
  },
  {
    question: {
      id: 'training',
      type: 'yes_no',
      topic: 'Sus empleados',
      label: '¿Ha recibido cada empleado formación en prevención para su puesto?',
      conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['0'], test: 'more_than' }],
    },
    effects: [rates(['No'], 1.15, 'Sin formación en prevención, la RC patronal cuesta más.')],
  },
  {
    question: {
      id: 'accidents',
      type: 'number',
      topic: 'Sus empleados',
      label: '¿Cuántos accidentes de trabajo con baja hubo en los últimos tres años?',
      hint: 'Escriba 0 si no hubo ninguno.',
      conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['0'], test: 'more_than' }],
      checks: [{ rule: 'isLessThan', than: 1000 }],
    },
    effects: [refers({ more_than: 2 }, 'Un técnico pregunta por los accidentes de trabajo con baja.')],
  },
  {
    question: {
      id: 'circumstances',
      type: 'yes_no_not_sure',
      topic: 'Antecedentes',
      label: '¿Conoce algún hecho que aún pueda acabar en reclamación?',
      hint: 'Una queja, una carta o un daño que nadie ha reclamado todavía.',
    },
    effects: [
      refers(['Yes'], 'Un técnico pregunta por el hecho que puede acabar en reclamación.'),
      unsure('hechos que puedan acabar en reclamación'),
    ],
  },
]
