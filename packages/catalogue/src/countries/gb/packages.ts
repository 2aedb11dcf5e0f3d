import type { Rule } from '@coverwright/core/flow/rule'
import { any } from '@coverwright/core/flow/rule'
import type { PageStep } from '@coverwright/core/flow/step'
import type { Option } from '@coverwright/core/forms/field'
import { pickedAmong } from '../../lines/insures.ts'
import { types } from './types.ts'

const path = 'aon_uk_metadata.packages_selected'
const key = `field.${path}`
const picked = pickedAmong(types)

/** Which lines a package is built around: it is offered when one of them was picked. */
const packages: Readonly<Record<string, Rule>> = {
  office: any(picked('gb_prop'), picked('gb_cyber')),
  shop: picked('gb_prop'),
  trades: picked('gb_pl'),
  professional: picked('gb_pi'),
}

const option = (value: string, more: Partial<Option> = {}): Option => ({
  value,
  label: `${key}.option.${value}`,
  ...more,
})

/** Packages of lines that insurers price together, among those that fit what was picked on the page before. */
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
