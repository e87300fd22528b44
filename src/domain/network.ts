const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i

/** Returns the network of one connection: an IPv4 address, or the first 64 bits of an IPv6 address. */
export const networkOf = (ip: string) => {
  const address = MAPPED.exec(ip)?.[1] ?? ip
  return address.includes(':') ? groupsOf(address).slice(0, 4).join(':') : address
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string) => {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}
