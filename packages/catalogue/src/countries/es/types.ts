import { insuresAmong, pickedAmong } from '../../lines/insures.ts'
import { typesOf } from '../shared/types.ts'

/** What a small business in Spain buys. Accidents at work are the public system’s; what its agreement adds is not. */
export const types = typesOf('34', [
  {
    line: 'rc',
    tag: 'RC',
    name: 'Responsabilidad civil general',
    tagline: 'Un cliente resbala, una obra daña al vecino o un empleado reclama tras un accidente.',
  },
  {
    line: 'multirriesgo',
    tag: 'MR',
    name: 'Multirriesgo del negocio',
    tagline: 'El local y lo que hay dentro: incendio, agua, robo, cristales y días cerrado.',
  },
  {
    line: 'sa_es',
    tag: 'ACC',
    name: 'Accidentes de convenio',
    tagline: 'El capital que su convenio colectivo promete si un empleado muere o queda incapacitado.',
  },
  {
    line: 'rcp_es',
    tag: 'RCP',
    name: 'Responsabilidad civil profesional',
    tagline: 'Un cliente dice que su consejo, su proyecto o su servicio le costó dinero.',
  },
  {
    line: 'ciber',
    tag: 'CIB',
    name: 'Ciberriesgos',
    tagline: 'Datos robados, equipos bloqueados y transferencias a la cuenta de un estafador.',
  },
])

export const insures = insuresAmong(types)

/** A line was picked, not added from a recommendation. */
export const isPicked = pickedAmong(types)
