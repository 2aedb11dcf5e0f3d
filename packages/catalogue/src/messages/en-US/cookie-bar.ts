/** The cookie banner, which the first page shows, and the way back to it. */
export const cookieBarTexts = {
  'cookies.bar.title': 'Your cookie choices',
  'cookies.bar.text':
    'We need a few cookies to keep your application safe and saved. With your permission, others show us where people get stuck, remember your advisor and tell us which ad brought you here.',
  'cookies.bar.policy': 'Read more',
  'cookies.bar.choose': 'Choose',
  'cookies.reject': 'Reject optional',
  'cookies.accept': 'Accept all',
  'cookies.dialog.title': 'Cookie preferences',
} as const
