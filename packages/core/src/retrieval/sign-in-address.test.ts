import { expect, it } from 'vitest'
import { signInAddress } from './sign-in-address.ts'

const id = '0b7f1c52-5c7e-4f53-9c77-0d0f3c1f2a11'

it.each([
  ['/contact', '/contact?redirected=true'],
  ['/done?edit=true', '/done?edit=true&redirected=true'],
  [`/applications/${id}`, `/applications/${id}?redirected=true`],
])('from %s people come back to %s (R2)', (address, to) => {
  expect(new URL(signInAddress({ here: address }) ?? '', 'https://shop.example').searchParams.get('to')).toBe(to)
})

it('includes the link, which says whom to send the code (R2)', () => {
  expect(signInAddress({ here: '/', link: id })).toBe(`/sign-in?to=%2F%3Fredirected%3Dtrue&link=${id}`)
})

it.each(['/contact?redirected=true', '/done?edit=true&redirected=true'])(
  '%s does not redirect again (R2)',
  (address) => {
    expect(signInAddress({ here: address })).toBeUndefined()
  },
)
