// biome-ignore lint/suspicious/noExplicitAny: the data of an event, as it came
type News = any

/** Reads the events until every insurer has answered, and describes the offers. */
export async function readOffers({ body }: Response): Promise<readonly string[]> {
  if (!body) throw new Error('The reply has no body')
  let text = ''
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const [, data] = /^data: (.+)$/m.exec(event) ?? []
      const news: News = data && JSON.parse(data)
      if (news?.processed) return news.offers.map(inWords)
    }
  }
  throw new Error('The events ended before every insurer had answered')
}

const inWords = ({ carrier_name, line, state, premium }: News): string =>
  `${carrier_name}, ${line}: ${state}${premium ? `, ${premium.amount / 100} ${premium.currency} a year` : ''}`
