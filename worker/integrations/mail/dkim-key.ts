/** Returns a new RSA key of 2,048 bits (RFC 8301 §3.2): SubjectPublicKeyInfo in base64, and PKCS #8 in PEM. */
export const newDkimKey = async () => {
  const pair = await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  )
  if (!('privateKey' in pair)) throw new Error('The runtime made no key pair.')
  const public_key = await exported('spki', pair.publicKey)
  const lines = (await exported('pkcs8', pair.privateKey)).match(/.{1,64}/g) ?? []
  const private_key = `-----BEGIN PRIVATE KEY-----\n${lines.join('\n')}\n-----END PRIVATE KEY-----\n`
  return { public_key, private_key }
}

const exported = async (format: 'spki' | 'pkcs8', key: CryptoKey) => {
  const bytes = await crypto.subtle.exportKey(format, key)
  if (!(bytes instanceof ArrayBuffer)) throw new Error('The runtime exported no bytes.')
  return Buffer.from(bytes).toString('base64')
}
