import type { CoverageNotes, CoverageQuestion } from '../coverage-note.ts'

export const coverageNotes: CoverageNotes = {
  rc: {
    picture: 'visitor',
    pays: 'los daños que su actividad causa a clientes y a terceros, y su defensa.',
    leavesOut: 'su propio local ni los errores de asesoramiento.',
  },
  multirriesgo: {
    picture: 'shop',
    pays: 'el local, lo que hay dentro y los días cerrado tras un incendio, agua o robo.',
    leavesOut: 'el desgaste ni los errores en su trabajo.',
  },
  sa_es: {
    picture: 'injury',
    pays: 'el capital del convenio si un empleado muere o queda incapacitado.',
    leavesOut: 'las bajas médicas, que paga la Seguridad Social o la mutua.',
  },
  rcp_es: {
    picture: 'advice',
    pays: 'su defensa y la indemnización cuando un cliente le reclama un error profesional.',
    leavesOut: 'las lesiones ni los daños materiales.',
  },
  ciber: {
    picture: 'data',
    pays: 'los expertos, la recuperación de datos y las ventas perdidas tras un ataque.',
    leavesOut: 'los equipos rotos ni sistemas mejores que los que tenía.',
  },
}

export const coverageQuestions: readonly CoverageQuestion[] = [
  {
    question: '¿Tiene equipos, existencias o un local que podría perder por un incendio o un robo?',
    lines: ['multirriesgo'],
    reason: 'Un incendio o un robo puede costarle equipos, existencias o el local.',
  },
  {
    question: '¿Confían sus clientes en sus consejos, proyectos o cálculos?',
    lines: ['rcp_es'],
    reason: 'Un error en su trabajo puede costarle dinero a un cliente.',
  },
  {
    question: '¿Guarda datos de clientes, o necesita ordenadores para trabajar?',
    lines: ['ciber'],
    reason: 'Un ataque puede exponer los datos de sus clientes o parar su trabajo.',
  },
]
