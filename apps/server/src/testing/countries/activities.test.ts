import { readFileSync } from 'node:fs'
import { countries } from '@coverwright/catalogue/countries/countries'
import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
import { expect, test } from 'vitest'
import { activitiesOf, createClassSearch } from '../../features/1-foundation/reference/class-search/class-search.ts'

const createActivitySearch = (rows: readonly BusinessClass[]) => createClassSearch(activitiesOf(rows))

/** Activities of each country except the United States, whose thousand classes have tests of their own. */
const searchByCountry = new Map<
  string,
  { rows: readonly BusinessClass[]; search: ReturnType<typeof createActivitySearch> }
>(
  countries
    .filter(({ code }) => code !== 'US')
    .map(({ code }) => {
      const file = import.meta.resolve(`@coverwright/catalogue/countries/${code.toLowerCase()}/activities.json`)
      const rows: readonly BusinessClass[] = JSON.parse(readFileSync(new URL(file), 'utf8'))
      return [code, { rows, search: createActivitySearch(rows) }]
    }),
)

const searchOf = (code: string) => searchByCountry.get(code)?.search ?? createActivitySearch([])

test.each([...searchByCountry])(
  '%s: every activity is found by its name and by each word people use for it (I4)',
  (_code, { rows, search }) => {
    expect(rows.length).toBeGreaterThan(0)
    const misses = rows.flatMap(({ ref, name, terms }) =>
      [name, ...terms]
        .filter((words) => !search(words).some((hit) => hit.class_code_ref === ref))
        .map((words) => `${name}: ${words}`),
    )
    expect(misses).toEqual([])
  },
)

test.each([
  ['AR', 'kiosco', 'Kiosco o maxikiosco'],
  ['AR', 'quiosco', 'Kiosco o maxikiosco'],
  ['AR', 'remiseria', 'Remisería o transporte de pasajeros'],
  ['AR', 'gomeria', 'Gomería'],
  ['AR', 'corralon', 'Corralón de materiales'],
  ['AR', 'gasista', 'Plomero o gasista'],
  ['AR', 'contador', 'Estudio contable'],
  ['AR', 'panaderia', 'Panadería con elaboración'],
  ['BR', 'padaria', 'Padaria e confeitaria'],
  ['BR', 'cabeleireiro', 'Salão de beleza'],
  ['BR', 'advogado', 'Escritório de advocacia'],
  ['BR', 'eletricista', 'Eletricista'],
  ['BR', 'dentista', 'Consultório odontológico'],
  ['BR', 'farmacia', 'Farmácia e drogaria'],
  ['BR', 'oficina mecanica', 'Oficina mecânica'],
  ['BR', 'pet shop', 'Pet shop'],
  ['BR', 'motoboy', 'Entregas e motofrete'],
  ['BR', 'contador', 'Escritório de contabilidade'],
  ['ES', 'peluqueria', 'Peluquería'],
  ['ES', 'electricista', 'Electricista'],
  ['ES', 'dentista', 'Clínica dental'],
  ['ES', 'bar de tapas', 'Bar y cafetería'],
  ['ES', 'panaderia', 'Panadería y pastelería con obrador'],
  ['ES', 'gestor', 'Gestoría y asesoría fiscal'],
  ['FR', 'uber', 'Chauffeur VTC'],
  ['FR', 'vtc', 'Chauffeur VTC'],
  ['FR', 'boulangerie', 'Boulangerie-pâtisserie'],
  ['FR', 'electricien', 'Électricien'],
  ['FR', 'macon', 'Maçon'],
  ['FR', 'coiffeuse', 'Salon de coiffure'],
  ['FR', 'kine', 'Kinésithérapeute'],
  ['FR', 'plombier', 'Plombier'],
  ['FR', '4334Z', 'Peintre en bâtiment'],
  ['FR', '43.34Z', 'Peintre en bâtiment'],
  ['GB', 'cafe', 'Café and coffee shop'],
  ['GB', 'plumbing', 'Plumber and heating engineer'],
  ['GB', 'hairdressers', 'Hairdresser and beauty salon'],
  ['GB', 'bookkeeping', 'Accountant and bookkeeper'],
  ['GB', 'scaffolding', 'Other building trade'],
  ['GB', 'electrican', 'Electrician'],
  ['GB', 'optician', 'Optician'],
  ['GB', 'vet', 'Veterinary practice'],
  ['GB', 'jewellers', 'Jeweller'],
  ['GB', 'undertaker', 'Funeral director'],
  ['PT', 'cafe', 'Café ou pastelaria'],
  ['PT', 'canalizacao', 'Canalizador'],
  ['PT', 'picheleiro', 'Canalizador'],
  ['PT', 'cabeleireiros', 'Cabeleireiro'],
  ['PT', 'alojamento local', 'Alojamento local'],
  ['PT', 'contabilidade', 'Contabilista'],
  ['PT', 'oficina', 'Oficina automóvel'],
  ['PT', 'tvde', 'Táxi e TVDE'],
  ['PT', 'loja de roupa', 'Loja de roupa'],
  ['PT', 'eletricsta', 'Eletricista'],
])('%s: who types “%s” finds %s first (I4)', (code, input, name) => {
  expect(searchOf(code)(input)[0]).toMatchObject({ class_code_description: name })
})

test('a word with two meanings finds both: in the United Kingdom a chippy fries or planes (I4)', () => {
  const names = searchOf('GB')('chippy').map((hit) => hit.class_code_description)
  expect(names.slice(0, 3)).toEqual(expect.arrayContaining(['Carpenter and joiner', 'Takeaway']))
})
