import { createHash, createPublicKey, verify } from 'node:crypto'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isFields(value)) return JSON.stringify(value)
  const names = Object.keys(value).toSorted()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`
}

// SubjectPublicKeyInfo of an Ed25519 key (RFC 8410 §4), without its 32 bytes.
const PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

const isSignedBy = (publicKey: string, text: string, signature: string) => {
  try {
    const der = Buffer.concat([PREFIX, Buffer.from(publicKey, 'base64')])
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

const chainFault = (log: readonly unknown[]): string | null => {
  let before = ''
  for (const [at, entry] of log.entries()) {
    const { hash: own, ...line } = fieldsOf(entry)
    const name = `event ${at + 1} (${textOf(line['what'])}, ${textOf(line['at'])})`
    if (textOf(line['before']) !== before) return `${name} does not follow the one before it`
    if (hash(canonical(line)) !== own) return `${name} was changed`
    before = textOf(own)
  }
  return null
}

const fileFaults = (pdf: Uint8Array, signed: Fields): readonly string[] => {
  if (hash(pdf) === signed['sha256']) return []
  const size = Number(signed['block_bytes']) || pdf.length
  const ranges = listOf(signed['blocks']).flatMap((block, at) => {
    const [from, to] = [at * size, Math.min((at + 1) * size, Number(signed['bytes']))]
    return hash(pdf.subarray(from, to)) === block ? [] : [`bytes ${from} to ${to - 1} were changed`]
  })
  const length =
    pdf.length === signed['bytes']
      ? []
      : [`the file has ${pdf.length} bytes and was signed with ${String(signed['bytes'])}`]
  return [...length, ...ranges]
}

const plainName = (value: unknown) => textOf(value).toLowerCase().replaceAll(/\s+/g, ' ').trim()

const entryFault = (witness: Fields, log: readonly unknown[]) => {
  const entry = log.map(fieldsOf).find(({ hash: own }) => own === witness['entry'])
  const isTheirs = entry?.['who'] === witness['name'] && entry?.['at'] === witness['signed_at']
  const detail = textOf(entry?.['detail'])
  const isTheSame =
    detail.includes(textOf(witness['address'])) && detail.includes(textOf(witness['occupation']))
  return isTheirs && isTheSame ? [] : ['is not the one in the log']
}

/** What does not hold of the witness of one signer of a deed. */
const witnessFaults = (
  signer: Fields,
  parties: readonly string[],
  log: readonly unknown[],
): readonly string[] => {
  const witness = fieldsOf(signer['witness'])
  const name = textOf(witness['name'])
  if (name === '') return [`${textOf(signer['name'])} has no witness`]
  const told = ['address', 'occupation', 'consent'].every((key) => textOf(witness[key]) !== '')
  return [
    ...(parties.includes(plainName(name)) ? ['is a signer'] : []),
    ...(textOf(witness['signed_at']) > textOf(signer['signed_at'])
      ? []
      : ['did not sign after the signer']),
    ...(told ? [] : ['has not given address, occupation and consent']),
    ...entryFault(witness, log),
  ].map((fault) => `the witness ${name} ${fault}`)
}

const deedFaults = (evidence: Fields): readonly string[] => {
  if (evidence['deed'] === undefined) return []
  const signers = listOf(evidence['signers']).map(fieldsOf)
  const parties = signers.map(({ name }) => plainName(name))
  const log = listOf(evidence['log'])
  const { way } = fieldsOf(fieldsOf(evidence['deed'])['company'])
  // Companies Act 2006, section 44(2)(a): two people sign for the company, and nobody watches them.
  if (way === 'two_signatories')
    return new Set(parties).size === 2 ? [] : ['the company was not signed for by two people']
  return signers.flatMap((signer) => witnessFaults(signer, parties, log))
}

/** What does not hold of a signed file and its evidence; empty when all holds. `key`: the firm’s, in base64. */
export const faultsIn = (
  pdf: Uint8Array,
  evidenceText: string,
  key?: string,
): readonly string[] => {
  let file: Fields
  try {
    file = fieldsOf(JSON.parse(evidenceText))
  } catch {
    return ['evidence.json cannot be read']
  }
  const evidence = fieldsOf(file['evidence'])
  const publicKey = textOf(fieldsOf(file['key'])['public_key'])
  const fault = chainFault(listOf(evidence['log']))
  return [
    ...(key !== undefined && key !== publicKey
      ? ['evidence.json was signed with another key']
      : []),
    ...(isSignedBy(key ?? publicKey, canonical(evidence), textOf(file['signature']))
      ? []
      : ['the signature over the evidence does not hold']),
    ...(fault === null ? [] : [fault]),
    ...deedFaults(evidence),
    ...fileFaults(pdf, fieldsOf(evidence['signed'])),
  ]
}
