import type { Endpoint } from '#domain/endpoint'
import { otherSideApi } from '#domain/enquiry/link/api'
import { quoteOfferApi } from '#domain/quote/offer'
import { sharedPackApi } from '#domain/sale-ready-pack/api'
import { witnessApi } from '#domain/signature/deed/api'

const endpoints: readonly Endpoint[] = [
  ...Object.values(quoteOfferApi),
  ...Object.values(otherSideApi),
  ...Object.values(sharedPackApi),
  ...Object.values(witnessApi),
]

const publicEndpoints = endpoints
  .filter(({ who }) => who === 'public')
  .map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/:[a-z_]+/g, '[^/]+')}$`),
  }))

/** Whether an API endpoint is open to visitors who are not signed in. */
export const isPublic = (method: string, path: string) =>
  publicEndpoints.some(
    (it) => it.method === (method === 'HEAD' ? 'GET' : method) && it.pattern.test(path),
  )
