import { expect, test } from 'vitest'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser } = await createTestApp()

test('nobody continues, without having proven it, an application that merely names their address (R1, R6)', async () => {
  const planter = browser()
  const rosa = browser()
  await signInAs(rosa, 'rosa.current@shop.example')
  const own = await rosa.begin()
  const plantedQuote = await fillQuote(
    planter,
    { ...painter, contact_email: 'rosa.current@shop.example' },
    '/insurance',
  )
  expect((await rosa.get(`quote/${plantedQuote._id}`)).status).toBe(200)
  expect((await rosa.get('quote')).body.data._id).toBe(own._id)
})

test('what a person began elsewhere is available once they sign in (R1)', async () => {
  const office = browser()
  await signInAs(office, 'dev.current@shop.example')
  const quote = await office.begin()
  const home = browser()
  await signInAs(home, 'dev.current@shop.example')
  expect((await home.get('quote')).body.data._id).toBe(quote._id)
})

test('a person who lost the session while typing finds the application by their address in it (R1, R6)', async () => {
  const email = 'lena.current@shop.example'
  const lostBrowser = browser()
  const quote = await fillQuote(lostBrowser, { ...painter, contact_email: email }, '/insurance')
  const back = browser()
  await signInAs(back, email)
  expect((await back.get('quote')).body.data._id).toBe(quote._id)
  const stranger = browser()
  await signInAs(stranger, 'stranger.current@shop.example')
  expect((await stranger.get('quote')).body.data).toBeNull()
})
