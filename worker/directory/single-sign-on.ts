import { publishedOf } from './published.ts'

const offered = publishedOf('single-sign-on', (stored) =>
  typeof stored === 'string' ? stored : null,
)

/** The name of the provider that a firm's people may sign in with; null without one. */
export const singleSignOnName = offered.read

export const publishSingleSignOn = offered.publish
