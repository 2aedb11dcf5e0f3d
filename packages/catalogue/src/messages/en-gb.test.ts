import type { Messages } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { application } from './en-GB/application.ts'
import { country } from './en-GB/country.ts'
import { firstPage } from './en-GB/first-page.ts'
import { laterPages, servers } from './en-GB/later-pages.ts'
import { enGb } from './en-gb.ts'
import { enUs } from './en-us.ts'
import { translationFaults } from './same-keys.ts'

const overlays: Messages = { ...firstPage, ...application, ...laterPages, ...servers }
const placesIn = (words: string) => [...new Set(words.match(/\{\w+\}/g))].toSorted()

it('changes only what reads differently, with the same placeholders (I4)', () => {
  const addedKeys = Object.keys(overlays).filter((key) => !Object.hasOwn(enUs, key))
  expect(addedKeys).toEqual(['step.packages.label'])
  const rows = Object.entries(overlays).filter(([key]) => !addedKeys.includes(key))
  expect(rows.filter(([key, words]) => enUs[key] === words)).toEqual([])
  for (const [key, words] of rows) expect([key, ...placesIn(words)]).toEqual([key, ...placesIn(enUs[key] ?? '')])
})

it('leaves no page of the common site without words (I4)', () => {
  expect(translationFaults(enGb, []).filter((fault) => fault.endsWith(' is missing'))).toEqual([])
})

/** Shown on no page of this country: the lines, states, limits and first check of the United States. */
const notHere =
  /^(recommendation\.(gl|bop|wc|ca|pl|pollution|product|cl|epli|umb)\.|field\.(coverage\.(liability|property|deductible)|carriers\.)|appetite\.(attorneys|heightNewYork|restaurantsHere|windstorm|garage)|step\.knockout|page\.clearing\.|validationError\.(isFein|isNy)|page\.renewals|document\.renewal|field\.(multi_class|other_classes|agent\.show_mc_group)|(section|step)\.mc|license\.(everywhere|inSome))/

/** Words that are not used in the United Kingdom. */
const foreign =
  /\b(zip|deductibles?|coverages?|advisors?|canceled|labor|license|color|organiz\w+|program|p\.o\.|a\.m\.|attorneys?|ein|ssn|states?|revenue|payroll|sales tax|center)\b|\$/i

it('uses the words of the United Kingdom (I4)', () => {
  const rows = Object.entries(enGb).filter(([key]) => !notHere.test(key))
  expect(rows.filter(([, words]) => foreign.test(words.replaceAll(/\{\w+\}/g, '')))).toEqual([])
})

it('has typographic apostrophes, and no extra spaces (I4)', () => {
  const own = Object.entries({ ...overlays, ...country })
  expect(own.filter(([, words]) => words.includes("'") || / {2}|^ | $/.test(words))).toEqual([])
})
