import type { Option } from '@coverwright/core/model/field'
import type { PageStep } from '@coverwright/core/model/step'
import type { Rule } from '@coverwright/core/rules/rule'
import { all, any } from '@coverwright/core/rules/rule'
import { pickedAmong } from '../../lines/insures.ts'
import { types } from './types.ts'

const path = 'aon_uk_metadata.packages_selected'
const key = `field.${path}`
const isPicked = pickedAmong(types)

/** The line that a package is built around was picked, and another line of the package: one alone is no package. */
const around = (line: string, ...others: readonly string[]): Rule => all(isPicked(line), any(...others.map(isPicked)))

const packages: Readonly<Record<string, Rule>> = {
  office: any(around('gb_prop', 'gb_pl', 'gb_el', 'gb_cyber'), around('gb_cyber', 'gb_pl', 'gb_el')),
  shop: around('gb_prop', 'gb_pl', 'gb_el'),
  trades: around('gb_pl', 'gb_el', 'gb_prop'),
  professional: around('gb_pi', 'gb_cyber', 'gb_prop'),
}

const option = (value: string, more: Partial<Option> = {}): Option => ({
  value,
  label: `${key}.option.${value}`,
  ...more,
})

/** Packages of lines that insurers price together: those that fit the lines picked on the page before. */
export const packagesPage: PageStep = {
  kind: 'page',
  id: 'packages',
  path: '/packages',
  label: 'step.packages.label',
  when: any(...Object.values(packages)),
  form: {
    fields: [
      {
        path,
        type: 'multi_select',
        label: `${key}.label`,
        hint: `${key}.hint`,
        why: `${key}.why`,
        options: [
          ...Object.entries(packages).map(([value, visible]) =>
            option(value, { hint: `${key}.option.${value}.hint`, visible }),
          ),
          option('none', { exclusive: true }),
        ],
      },
    ],
  },
}
