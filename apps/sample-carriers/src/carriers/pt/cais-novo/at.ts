import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { refers } from '../../shared/answer-effects.ts'
import { about, oneChoice } from '../effects.ts'
import { accidentFree, workAnswers, workExposures, workGuidelines, workMeasures } from '../lines/work.ts'
import { handsOnTrades } from './appetite.ts'

export const caisNovoAt: SampleLine = {
  name: 'Acidentes de trabalho',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: handsOnTrades,
  answers: [
    ...workAnswers,
    about('at.height', refers(['over_15'], 'Um técnico analisa trabalhos acima de 15 metros.')),
  ],
  reads: workMeasures,
  guidelines: workGuidelines(400),
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: workExposures({
        office: 0.74,
        manual: [1.2, 1.65, 2.1, 3.7, 5.9],
        manager: [0.85, 1.25, 1.7, 2.9, 4.9],
        trainee: [20, 27, 35, 60, 95],
      }),
      factors: [accidentFree],
      shows: [],
      states: {},
      occurrence: oneChoice,
      deductible: oneChoice,
      usualOccurrence: 0,
      usualDeductible: 0,
      minimumPremium: 98,
      policyFee: 8,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'care', label: 'Tratamentos e reabilitação', offered: 'Sem limite de capital' },
    { code: 'pay', label: 'Indemnização durante a baixa', offered: 'Como manda a lei' },
  ],
  highlights: [
    { included: true, label: 'Visita de prevenção gratuita todos os anos' },
    { included: true, label: 'Acidentes no caminho entre casa e trabalho' },
    { included: true, label: 'Desconto por três anos sem acidentes' },
    { included: false, label: 'Doenças profissionais, que são da Segurança Social' },
  ],
}
