import { escapeHtml } from '@coverwright/core/text/escape-html'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'

/** The page of an invented partner, on another origin than the site, with the site's form embedded: docs/embed.md. */
export const partnerRoutes =
  (site: string): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/partner', { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').serializer(String).send(partnersPage(site)),
    )
  }

const partnersPage = (site: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Insurance for members – Prairie Bakers’ Guild</title>
<style>
:root{color-scheme:light dark}
body{font:17px/1.6 Georgia,serif;margin:0;color:light-dark(#3b2a1a,#f1e6d8);background:light-dark(#fbf4ea,#1f1812)}
header{background:#7a4a1d;color:#fff;padding:18px max(20px,calc(50vw - 29rem))}
header b{font-size:1.3rem}
main{max-width:58rem;margin:0 auto;padding:28px 20px 48px;display:grid;gap:20px}
h1{font-size:2rem;line-height:1.2;margin:0}
p{margin:0;max-width:40rem}
coverwright-quote{border:1px solid light-dark(#d9c4a8,#57442f);border-radius:10px;overflow:hidden;min-height:560px}
footer{font-size:.9rem}
a{color:inherit}
</style>
<header><b>Prairie Bakers’ Guild</b></header>
<main>
<h1>Insurance for members</h1>
<p>An oven that fails, a customer who slips, a van that will not start: answer three questions, and see what insurers
offer a bakery like yours.</p>
<script src="${escapeHtml(site)}/embed.js" async></script>
<coverwright-quote partner="prairie-bakers" source="members" campaign="guild-page" answers='{"zip_code":"60614"}'>
<noscript><a href="${escapeHtml(site)}/?partner=prairie-bakers&amp;partner_source=members">Get offers</a></noscript>
</coverwright-quote>
<footer><p>An invented guild, and a sample of an embedded form. Nothing here is insurance.</p></footer>
</main>
</html>
`
