import type { Field } from '@coverwright/core/model/field'
import type { View } from '@coverwright/core/rules/rule'
import { expect, it } from 'vitest'
import { claims } from '../application/claims.ts'
import { lossHistory } from './do/loss-history.ts'
import { employmentPolicies } from './epli/employment-policies.ts'
import { professionalGeneral } from './pl/general.ts'

const claimsPage = claims.children.flatMap((node) =>
  'source' in node && 'pages' in node.source ? node.source.pages : [],
)
const fieldsOf: Readonly<Record<string, readonly Field[]>> = {
  'past claims': claimsPage.flatMap(({ form }) => form.fields),
  'professional liability': professionalGeneral.pages.flatMap(({ form }) => form.fields),
  'directors & officers': lossHistory,
  'employment practices': employmentPolicies,
}

it.each(Object.keys(fieldsOf))(
  'an open claim of %s says what is still expected, a closed one does not (Q6)',
  (name) => {
    const list = fieldsOf[name]?.find(({ fields = [] }) => fields.some(({ path }) => path === 'open'))
    const reserve = list?.fields?.find(({ path }) => path === 'reserved')
    const view = (open: string): View => ({ get: () => open, isOn: () => false, today: '2026-11-20' })
    expect([reserve?.optional, reserve?.visible?.test(view('Yes')), reserve?.visible?.test(view('No'))]).toEqual([
      true,
      true,
      false,
    ])
  },
)
