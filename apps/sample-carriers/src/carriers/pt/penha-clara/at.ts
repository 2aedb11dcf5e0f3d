import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { declines } from '../../shared/answer-effects.ts'
import { about, oneChoice } from '../effects.ts'
import { workAnswers, workExposures, workGuidelines, workMeasures } from '../lines/work.ts'
import { everydayTrades } from './appetite.ts'

export const penhaClaraAt: SampleLine = {
  name: 'Acidentes de trabalho',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: everydayTrades,
  answers: [...workAnswers, about('at.height', declines(['over_15'], 'Não seguramos trabalho acima de 15 metros.'))],
  reads: workMeasures,
  guidelines: workGuidelines(200),
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: workExposures({
        office: 0.62,
        manual: [1.1, 1.6, 2.3, 4.4, 7.2],
        manager: [0.75, 1.2, 1.8, 3.4, 5.8],
        trainee: [18, 26, 38, 70, 115],
      }),
      shows: [],
      states: {},
      occurrence: oneChoice,
      deductible: oneChoice,
      usualOccurrence: 0,
      usualDeductible: 0,
      minimumPremium: 110,
      policyFee: 8,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'care', label: 'Tratamentos e reabilitação', offered: 'Sem limite de capital' },
    { code: 'pay', label: 'Indemnização durante a baixa', offered: 'Como manda a lei' },
  ],
  highlights: [
    { included: true, label: 'Rede de clínicas em todos os distritos' },
    { included: true, label: 'Acidentes no caminho entre casa e trabalho' },
    { included: true, label: 'Folhas de remunerações por Internet' },
    { included: false, label: 'Doenças profissionais, que são da Segurança Social' },
  ],
}
