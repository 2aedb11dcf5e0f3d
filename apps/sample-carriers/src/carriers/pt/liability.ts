import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { declines, rates, refers } from '../answer-effects.ts'
import { about, unsure } from './effects.ts'

/** What the answers on the pages of liability do, at either insurer. */
export const liabilityAnswers: readonly AnswerRule[] = [
  about(
    'rc.works',
    declines(['explosives'], 'Não seguramos trabalhos com explosivos.'),
    refers(['demolition', 'scaffold'], 'Um técnico analisa demolições e montagem de andaimes.'),
    rates(['hot_work', 'gas'], 1.15, 'Soldadura, maçarico e gás aumentam o prémio.'),
    rates(['digging'], 1.08, 'As escavações aumentam o prémio.'),
  ),
  about('rc.height', rates(['to_15'], 1.15, 'O trabalho acima de 6 metros aumenta o prémio.')),
  about('rc.fire_watch', refers(['No'], 'Um técnico pergunta como evita incêndios ao soldar ou usar maçarico.')),
  about('rc.utilities', refers(['No'], 'Um técnico pergunta como encontra as redes enterradas antes de escavar.')),
  about(
    'rc.subcontractors_insured',
    rates(['No'], 1.15, 'Subempreiteiros sem prova de seguro aumentam o prémio.'),
    unsure('o seguro dos subempreiteiros'),
  ),
  about('rc.imports', rates(['Yes'], 1.2, 'Importar de fora da União Europeia aumenta o prémio.')),
  about(
    'rc.exports',
    rates(['eu'], 1.05, 'Vender na União Europeia aumenta um pouco o prémio.'),
    refers(['world'], 'Um técnico confirma os países para onde vende.'),
    declines(['us'], 'Não seguramos produtos vendidos nos Estados Unidos ou no Canadá.'),
  ),
  about('rc.after_work', rates(['Yes'], 1.12, 'Inclui os danos depois da entrega da obra.')),
]
