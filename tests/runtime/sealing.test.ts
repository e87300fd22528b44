import { expect, test } from 'vitest'
import type { SignatureEvidence } from '#domain/signature/evidence'
import { localKeys } from '#worker/directory/derived-key'
import { sha256Of } from '#worker/directory/file-store'
import { faultsIn } from '#worker/local/signature/verifying'
import { sealPdf } from '#worker/pdf/signature/sealing'
import { textPdf } from '#worker/pdf/text-file'
import { withEntry } from '#worker/signature/chain'
import { firmKey, SIGNATURE_PURPOSE } from '#worker/signature/signing-key'

const at = '2026-11-23T14:02:00.000Z'
const moment = { at, address: '192.0.2.7', browser: 'A browser' }
const text = {
  title: 'Terms of business',
  lines: ['Harcourt & Vane'],
  parts: [{ heading: 'Price', paragraphs: ['£1,200 for Łukasz Ŵyn'], points: ['VAT included'] }],
}
const entryOf = (what: string) => ({ what, who: 'Łukasz Ŵyn', detail: null })
const log = ['Sent to sign', 'Opened', 'Signed, drawn'].reduce(
  (lines, what) => withEntry(lines, entryOf(what), moment),
  withEntry([], entryOf('Made'), moment),
)

const evidenceFor = (sha256: string): SignatureEvidence => ({
  format: 'deedbox-signature-1',
  request: '019',
  title: text.title,
  firm: 'Harcourt & Vane',
  case_ref: '26-S-00001',
  document: { document_id: 'd', number: 1, name: 'Terms.pdf', sha256, pages: 1 },
  signers: [
    {
      name: 'Łukasz Ŵyn',
      capacity: 'Seller',
      email: 'l•••@example.test',
      mobile: '••• 482',
      identity: 'Code by text message to ••• 482',
      consent: 'I have read it.',
      mark: 'drawn',
      signed_at: at,
      signed_at_london: '23 November 2026, 14:02 in London',
    },
  ],
  prepared_by: 'Priya Nair',
  sent_at: at,
  times: 'UTC',
  log,
})

const strokes = [
  [
    { x: 10, y: 10 },
    { x: 60, y: 90 },
  ],
]
const marks = [{ how: 'drawn' as const, strokes }]

const aSealedFile = async () => {
  const { bytes, pages } = await textPdf(text)
  expect(pages).toBe(1)
  const key = await firmKey(localKeys(SIGNATURE_PURPOSE), 'harcourt')
  const sealed = await sealPdf(bytes, { evidence: evidenceFor(sha256Of(bytes)), marks }, key)
  return { ...sealed, key }
}

test('a signed file holds with its evidence and the key of the firm', async () => {
  const { bytes, evidence, pages, key } = await aSealedFile()
  expect(pages).toBeGreaterThanOrEqual(3)
  expect(faultsIn(bytes, evidence, key.public_key)).toEqual([])
  const other = await firmKey(localKeys(SIGNATURE_PURPOSE), 'northgate')
  expect(faultsIn(bytes, evidence, other.public_key)).toContain(
    'evidence.json was signed with another key',
  )
})

test('one changed byte of the file is found and named, wherever it is', async () => {
  const { bytes, evidence } = await aSealedFile()
  const places = Array.from({ length: 200 }, (_, at) => Math.floor((at * bytes.length) / 200))
  for (const place of [...places, bytes.length - 1]) {
    const changed = Uint8Array.from(bytes)
    changed[place] = (changed[place] ?? 0) ^ 1
    const [fault = ''] = faultsIn(changed, evidence)
    const [from, to] = (/bytes (\d+) to (\d+)/.exec(fault) ?? []).slice(1).map(Number)
    expect([from, to], fault).toSatisfy(
      ([start, end]) => start <= place && place <= end && end - start < 4096,
    )
  }
  expect(faultsIn(bytes.subarray(1), evidence)[0]).toContain('bytes and was signed with')
})

test('one changed character of the evidence is found', async () => {
  const { bytes, evidence } = await aSealedFile()
  const from = evidence.indexOf('"evidence"')
  for (let place = 0; place < 200; place++) {
    const at = from + Math.floor((place * (evidence.length - from)) / 200)
    const letter = evidence[at] === 'a' ? 'b' : 'a'
    const changed = `${evidence.slice(0, at)}${letter}${evidence.slice(at + 1)}`
    if (/\s/.test(evidence[at] ?? '')) continue
    expect(faultsIn(bytes, changed), changed.slice(at - 20, at + 20)).not.toEqual([])
  }
})

test('an event of the log that was changed is named', async () => {
  const { bytes, evidence } = await aSealedFile()
  const faults = faultsIn(bytes, evidence.replace('"Opened"', '"Read"'))
  expect(faults.join()).toContain('event 3 (Read, 2026-11-23T14:02:00.000Z) was changed')
})

const attested = { what: 'Signed as witness of Łukasz Ŵyn, typed', who: 'May Jones' }
const after = '2026-11-23T14:05:00.000Z'
const deedLog = withEntry(
  log,
  { ...attested, detail: '1 High Street; Baker. Says: present' },
  { ...moment, at: after },
)

const aSealedDeed = async (given: object = {}) => {
  const { bytes } = await textPdf(text)
  const key = await firmKey(localKeys(SIGNATURE_PURPOSE), 'harcourt')
  const base = evidenceFor(sha256Of(bytes))
  const witness = {
    ...{ name: 'May Jones', email: 'm•••@example.test', mobile: '••• 200', identity: 'Code' },
    ...{
      address: '1 High Street',
      occupation: 'Baker',
      consent: 'I saw it.',
      mark: 'typed' as const,
    },
    ...{ signed_at: after, signed_at_london: '23 November 2026, 14:05 in London' },
    ...{ minutes_after: 3, entry: deedLog.at(-1)?.hash ?? '', ...given },
  }
  const evidence = {
    ...base,
    log: deedLog,
    signers: base.signers.map((signer) => ({ ...signer, witness })),
    deed: { kind: 'Transfer', confirmed: ['All parties agree'], dated: null },
  }
  const typed = { how: 'typed' as const, strokes: [] }
  return sealPdf(bytes, { evidence, marks, witness_marks: [typed] }, key)
}

test('a deed holds with its witness, and one changed byte or letter of the witness is found', async () => {
  const { bytes, evidence } = await aSealedDeed()
  expect(faultsIn(bytes, evidence)).toEqual([])
  const changed = Uint8Array.from(bytes)
  const middle = Math.floor(bytes.length / 2)
  changed[middle] = (changed[middle] ?? 0) ^ 1
  expect(faultsIn(changed, evidence)[0]).toMatch(/^bytes \d+ to \d+ were changed$/)
  const faults = faultsIn(
    bytes,
    evidence.replace('"occupation": "Baker"', '"occupation": "Banker"'),
  )
  expect(faults).toEqual([
    'the signature over the evidence does not hold',
    'the witness May Jones is not the one in the log',
  ])
})

test.each([
  ['a signer as witness', { name: 'łukasz  ŵyn' }, 'is a signer'],
  ['a witness before the signer', { signed_at: '2026-11-23T14:01:00.000Z' }, 'did not sign after'],
  ['a witness without an address', { address: '' }, 'has not given address'],
  ['another line of the log', { entry: 'none' }, 'is not the one in the log'],
])('the verifier names %s, though the firm signed it', async (_, given, fault) => {
  const { bytes, evidence } = await aSealedDeed(given)
  expect(faultsIn(bytes, evidence).join()).toContain(fault)
})

test('a deed of a company holds with two signers and no witness, and not with one', async () => {
  const { bytes } = await textPdf(text)
  const key = await firmKey(localKeys(SIGNATURE_PURPOSE), 'harcourt')
  const base = evidenceFor(sha256Of(bytes))
  const clause = 'Executed as a deed by Larkfield Homes Ltd acting by two directors'
  const company = { name: 'Larkfield Homes Ltd', number: '01234567', clause }
  const deed = {
    ...{ kind: 'Transfer', confirmed: ['All parties agree'], dated: null },
    company: { ...company, way: 'two_signatories' as const },
  }
  const sealed = (names: readonly string[]) => {
    const signers = base.signers.flatMap((it) => names.map((name) => ({ ...it, name })))
    const all = names.map(() => ({ how: 'typed' as const, strokes: [] }))
    return sealPdf(bytes, { evidence: { ...base, signers, deed }, marks: all }, key)
  }
  const two = await sealed(['Łukasz Ŵyn', 'Ada Tarrant'])
  expect(faultsIn(two.bytes, two.evidence)).toEqual([])
  const twice = await sealed(['Łukasz Ŵyn', 'łukasz ŵyn'])
  expect(faultsIn(twice.bytes, twice.evidence)).toEqual([
    'the company was not signed for by two people',
  ])
})
