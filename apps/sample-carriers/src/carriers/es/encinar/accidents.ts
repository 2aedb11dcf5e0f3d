import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, refers } from '../../shared/answer-effects.ts'
import { accidentAnswers, accidentCovers, accidentReads, noChoice, people, sumsOfOne } from '../lines/accidents.ts'
import { taxes } from '../wording.ts'

export const encinarAccidents: SampleLine = {
  name: 'Accidentes de convenio',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['ES-CE', 'ES-ML'] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'No trabajamos en Ceuta ni en Melilla.',
    },
    {
      applies: { traits: ['security'] },
      outcome: 'out',
      code: 'appetite.security',
      reason: 'No aseguramos a vigilantes ni a quien custodia dinero, armas u objetos de valor.',
    },
  ],
  reads: accidentReads,
  answers: [
    ...accidentAnswers,
    answerRule(
      'scope',
      'details.sa_es.scope',
      refers(['company'], 'Un técnico lee el convenio de su empresa antes de darle precio.'),
    ),
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [people({ desk: 0.11, tools: 0.3, road: 0.36 }), ...sumsOfOne],
      factors: [taxes],
      states: {},
      occurrence: noChoice,
      deductible: noChoice,
      usualOccurrence: 1,
      usualDeductible: 1,
      shows: [],
      minimumPremium: 60,
      policyFee: 0,
      level: 1,
    },
  ],
  standardCovers: accidentCovers,
  highlights: [
    { included: true, label: 'Altas y bajas sin avisar: se ajusta al final del año' },
    { included: true, label: 'Certificado para la inspección y para sus clientes' },
    { included: false, label: 'Infarto, salvo que se reconozca como accidente de trabajo' },
    { included: false, label: 'Muerte o incapacidad por enfermedad común' },
  ],
}
