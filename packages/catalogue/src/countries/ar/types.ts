import { insuresAmong, pickedAmong } from '../../lines/insures.ts'
import { typesOf } from '../shared/types.ts'

/** What is sold to businesses in Argentina, in the order it is offered. The codes are the seed’s (section 4.2). */
export const types = typesOf('54', [
  {
    line: 'ic',
    tag: 'IC',
    name: 'Integral de Comercio',
    tagline: 'Incendio, robo, cristales y daños a terceros de su local, en una sola póliza.',
  },
  {
    line: 'rc',
    tag: 'RC',
    name: 'Responsabilidad Civil',
    tagline: 'Un cliente se lastima en su local, o su trabajo le arruina el piso a otro.',
  },
  {
    line: 'art',
    tag: 'ART',
    name: 'ART (Riesgos del Trabajo)',
    tagline: 'Atención médica y salarios si un empleado se accidenta. La ley la exige desde el primer empleado.',
  },
  {
    line: 'stfijo',
    tag: 'STF',
    name: 'Seguro Técnico: equipos fijos',
    tagline: 'Servidores, equipos médicos o de control que no salen de su local.',
  },
  {
    line: 'stmov',
    tag: 'STM',
    name: 'Seguro Técnico: equipos móviles',
    tagline: 'Notebooks, celulares, cámaras y otros equipos que usted lleva de un lado a otro.',
  },
  {
    line: 'stcontr',
    tag: 'STC',
    name: 'Seguro Técnico: equipos de contratistas',
    tagline: 'Retroexcavadoras, autoelevadores y otras máquinas, en la obra y en el traslado.',
  },
  {
    line: 'aa',
    tag: 'AUT',
    name: 'Automotores',
    tagline: 'Autos, utilitarios y camiones de la empresa. La responsabilidad civil es obligatoria para circular.',
  },
  {
    line: 'sa',
    tag: 'AP',
    name: 'Accidentes Personales',
    tagline: 'Para socios, monotributistas y contratistas, a quienes la ART no cubre.',
  },
])

export const insures = insuresAmong(types)

/** A line was picked, not added from a recommendation. */
export const isPicked = pickedAmong(types)
