/** What every class of response carries. `public/_headers` repeats the first table for hashed files. */
export const everyResponse = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
} as const

/** Of every response over https: a year. */
export const strictTransport = 'max-age=31536000; includeSubDomains'

/** The Content-Security-Policy of responses that are not pages and bring none of their own. */
export const barePolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const none = 'private, no-store'

/** The Cache-Control of each kind of response; a response without a kind is not stored. */
export const cacheRules = {
  /** A shell holds no personal data, but must not reappear on a shared screen after sign-out. */
  page: none,
  /** Sign-in pages hold no personal data; cached per host. */
  login: 'public, max-age=60',
  error: none,
  redirect: none,
  payload: none,
  api: none,
  session: none,
  file: none,
  /** Named by their content hash, so they never change. */
  hashed: 'public, max-age=31536000, immutable',
  asset: 'public, max-age=300',
  icons: 'public, max-age=86400',
  latest: 'no-cache',
} as const

export type AnswerKind = keyof typeof cacheRules
