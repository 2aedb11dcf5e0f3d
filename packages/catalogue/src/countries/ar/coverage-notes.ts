import { any, moreThan } from '@coverwright/core/rules/rule'
import type { CoverageNotes, CoverageQuestion } from '../coverage-note.ts'

const hasEmployees = any(moreThan('fulltime_employees', 0), moreThan('parttime_employees', 0))

export const coverageNotes: CoverageNotes = {
  ic: {
    picture: 'shop',
    pays: 'incendio, robo, cristales y daños a terceros en su local.',
    leavesOut: 'lo que pasa fuera del local ni los errores en su trabajo.',
  },
  rc: {
    picture: 'visitor',
    pays: 'las lesiones y los daños que su actividad causa a otros, y su defensa.',
    leavesOut: 'sus propios bienes ni sus empleados.',
  },
  art: {
    picture: 'injury',
    pays: 'la atención médica, los salarios y las indemnizaciones por accidentes de trabajo.',
    leavesOut: 'los accidentes de socios, monotributistas ni clientes.',
    required: hasEmployees,
  },
  stfijo: {
    picture: 'data',
    pays: 'la reparación o el reemplazo de equipos fijos tras una falla eléctrica, un robo o un incendio.',
    leavesOut: 'el desgaste ni los datos guardados.',
  },
  stmov: {
    picture: 'data',
    pays: 'el robo o el daño de equipos portátiles, también fuera del local.',
    leavesOut: 'el desgaste ni los equipos que dejó sin vigilancia.',
  },
  stcontr: {
    picture: 'tools',
    pays: 'los daños y el robo de máquinas en la obra y en el traslado.',
    leavesOut: 'el desgaste ni los daños a terceros.',
  },
  aa: {
    picture: 'vehicle',
    pays: 'los daños que sus vehículos causan a otros y, según el plan, los propios.',
    leavesOut: 'la carga ni las herramientas.',
  },
  sa: {
    picture: 'injury',
    pays: 'la muerte, la invalidez y los gastos médicos por accidentes de quien no tiene ART.',
    leavesOut: 'las enfermedades ni los salarios perdidos.',
  },
}

export const coverageQuestions: readonly CoverageQuestion[] = [
  {
    question: '¿Tiene equipos, mercadería o un local que podría perder por un incendio o un robo?',
    lines: ['ic'],
    reason: 'Un incendio o un robo puede costarle equipos, mercadería o el local.',
  },
  {
    question: '¿Usa computadoras o equipos que lleva fuera del local?',
    lines: ['stmov'],
    reason: 'Lo que lleva fuera del local se puede robar o romper.',
  },
  {
    question: '¿Su empresa tiene vehículos?',
    lines: ['aa'],
    reason: 'Sus vehículos pueden causar accidentes.',
  },
]
