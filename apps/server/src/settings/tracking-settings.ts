import { webUrl } from './parsers.ts'
import { optional } from './setting.ts'

export const trackingSettings = {
  trackingUrl: optional({
    name: 'TRACKING_URL',
    description:
      'Where events of the pages are sent, in batches as `POST {"events": […]}`, for sites with `tracking` on and visitors who allowed it.',
    whenUnset: 'nowhere',
    parse: webUrl,
  }),
}
