import { expect, test } from 'vitest'
import { factsInPage } from './facts-in-page.ts'

const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const bakery = {
  '@context': 'https://schema.org',
  '@type': 'Bakery',
  name: 'Okafor Family Bakery',
  telephone: '+1 (312) 555-0142',
  description: 'Bread and cakes,\n baked daily.',
}
const meta =
  '<meta property="og:site_name" content="Okafor &amp; Sons"><meta name="Description" content="Bread."><a href="tel:(312)%20555-0199">Call</a>'
const plain = { name: 'Okafor & Sons', phone: '3125550199', description: 'Bread.' }
const foundFacts = { name: bakery.name, phone: '3125550142', description: 'Bread and cakes, baked daily.' }

test.for([
  ['structured data', data(bakery), foundFacts],
  ['a graph of it', data({ '@graph': [{ '@type': 'WebSite', name: 'Home' }, bakery] }), foundFacts],
  ['structured data before tags', meta + data(bakery), foundFacts],
  ['tags and links', `<head>${meta}`, plain],
  ['tags, of an article with a name of its own', meta + data({ '@type': 'Article', name: 'Ten cakes' }), plain],
  ['tags, beside broken data', `${meta}<script type="application/ld+json">{</script>`, plain],
  ['no number that nobody has', '<a href="tel:12">Call</a><a href="tel:%E0%A4%A">Call</a>', {}],
  ['nothing in a script', '<script>var a = \'<meta name="description" content="x">\'</script>', {}],
  ['no slogan as a name', `<meta property="og:site_name" content="${'a'.repeat(101)}">`, {}],
  ['nothing of no page', '', {}],
] as const)('a page says %s (S2)', ([_, html, facts]) => {
  expect(factsInPage(html, 'US')).toEqual(facts)
})

test('data nested without end is not followed (S2)', () => {
  const nestedText = `${'['.repeat(5000)}${JSON.stringify(bakery)}${']'.repeat(5000)}`
  expect(factsInPage(`<script type="application/ld+json">${nestedText}</script>`, 'US')).toEqual({})
})
