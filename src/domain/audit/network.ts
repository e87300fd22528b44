import { networkOf } from '#domain/network'

/** Returns where a request came from without its last part: '203.0.113.x', '2001:db8:1::'; null for no address. */
export const shortNetwork = (ip: string | null) => {
  if (ip === null || ip === '') return null
  const network = networkOf(ip)
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::`
  return network.replace(/\.\d+$/, '.x')
}
