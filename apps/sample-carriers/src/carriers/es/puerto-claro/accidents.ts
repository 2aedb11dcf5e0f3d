import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { accidentAnswers, accidentCovers, accidentReads, noChoice, people, sumsOfOne } from '../lines/accidents.ts'
import { taxes } from '../wording.ts'

export const puertoClaroAccidents: SampleLine = {
  name: 'Accidentes de convenio',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { traits: ['security'] },
      outcome: 'out',
      code: 'appetite.security',
      reason: 'No aseguramos a vigilantes ni a quien custodia dinero, armas u objetos de valor.',
    },
  ],
  reads: accidentReads,
  answers: accidentAnswers,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [people({ desk: 0.09, tools: 0.34, road: 0.38 }), ...sumsOfOne],
      factors: [taxes],
      states: { 'ES-CE': 1.05, 'ES-ML': 1.05 },
      occurrence: noChoice,
      deductible: noChoice,
      usualOccurrence: 1,
      usualDeductible: 1,
      shows: [],
      minimumPremium: 50,
      policyFee: 0,
      level: 1,
    },
  ],
  standardCovers: accidentCovers,
  highlights: [
    { included: true, label: 'Accidentes en el trayecto de casa al trabajo' },
    { included: true, label: 'Certificado inmediato' },
    { included: false, label: 'Muerte o incapacidad por enfermedad común' },
    { included: false, label: 'Carreras y deportes de riesgo' },
  ],
}
