/** The cookie banner, which the first page shows, and the way back to it. */
export const cookieBarTexts = {
  'cookies.bar.title': 'Your cookie choices',
  'cookies.bar.text':
    'A few cookies keep your application saved. Others, if you allow them, remember your advisor, and show us where people get stuck and which ad brought you.',
  'cookies.bar.policy': 'Read more',
  'cookies.bar.choose': 'Choose',
  'cookies.reject': 'Reject optional',
  'cookies.accept': 'Accept all',
  'cookies.dialog.title': 'Cookie preferences',
} as const
