import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import {
  type DeedEvidence,
  londonText,
  type SignatureEvidence,
  type SignerEvidence,
  type WitnessEvidence,
} from '#domain/signature/evidence'
import type { SignatureMark, Strokes } from '#domain/signature/mark'
import { MARK_HEIGHT, MARK_WIDTH } from '#domain/signature/mark-size'
import { heading, INK, QUIET, ruled } from '../pdf-file.ts'

/** What the pages that are added to a signed document show. */
export type SignaturePages = {
  readonly evidence: SignatureEvidence
  /** In the order of the signers. */
  readonly marks: readonly SignatureMark[]
  /** Of the witness of each signer; null or absent for none. */
  readonly witness_marks?: readonly (SignatureMark | null)[]
  readonly stamped_sha256: string
  readonly key_id: string
}

/** Returns the signatures and the evidence as A4 pages. */
export const signaturePages = (pages: SignaturePages): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [56, 56, 56, 56],
  info: { title: pages.evidence.title, author: pages.evidence.firm },
  defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.25, color: INK },
  styles: {
    firm: { fontSize: 16, bold: true },
    heading: { fontSize: 12, bold: true, margin: [0, 18, 0, 6] },
    quiet: { color: QUIET },
    name: { fontSize: 22, italics: true },
  },
  content: [...signatures(pages), ...record(pages)],
})

const signatures = ({ evidence, marks, witness_marks = [] }: SignaturePages): Content[] => [
  { text: `Signatures: ${evidence.title}`, style: 'firm' },
  { text: `${evidence.firm}, case ${evidence.case_ref}`, style: 'quiet' },
  ...deedLines(evidence),
  ...evidence.signers.map(
    (signer, at): Content => signature(signer, marks[at] ?? null, witness_marks[at] ?? null),
  ),
]

const deedLines = ({ deed }: SignatureEvidence): Content[] => {
  if (deed === undefined) return []
  const { dated, company } = deed
  const executed = company?.clause ?? 'Executed as a deed'
  return [
    {
      text: dated ? `${executed}. Dated ${dated.on}` : `${executed}. Held undated`,
      bold: true,
      margin: [0, 8, 0, 0],
    },
  ]
}

const markOf = (name: string, mark: SignatureMark | null): Content =>
  mark?.how === 'drawn' ? drawing(mark.strokes) : { text: name, style: 'name' }

const signature = (
  signer: SignerEvidence,
  mark: SignatureMark | null,
  witnessMark: SignatureMark | null,
): Content => ({
  unbreakable: true,
  margin: [0, 18, 0, 0],
  stack: [
    markOf(signer.name, mark),
    { text: signer.name, bold: true, margin: [0, 4, 0, 0] },
    signer.capacity,
    `Signed electronically on ${signer.signed_at_london} (${signer.signed_at})`,
    ...(signer.witness ? attestation(signer.witness, witnessMark) : []),
  ],
})

const attestation = (witness: WitnessEvidence, mark: SignatureMark | null): Content[] => [
  { text: 'In the presence of', style: 'quiet', margin: [0, 10, 0, 0] },
  markOf(witness.name, mark),
  { text: witness.name, bold: true, margin: [0, 4, 0, 0] },
  `${witness.address}. ${witness.occupation}`,
  `Signed electronically on ${witness.signed_at_london} (${witness.signed_at})`,
]

const SCALE = 0.4

const drawing = (strokes: Strokes): Content => ({
  canvas: [
    { type: 'rect', x: 0, y: 0, w: MARK_WIDTH * SCALE, h: MARK_HEIGHT * SCALE, lineWidth: 0 },
    ...strokes.map((points) => ({
      type: 'polyline' as const,
      lineWidth: 1.4,
      lineColor: INK,
      points: (points.length > 1 ? points : [...points, ...points]).map(({ x, y }) => ({
        x: x * SCALE,
        y: y * SCALE,
      })),
    })),
  ],
})

const record = ({ evidence, stamped_sha256, key_id }: SignaturePages): Content[] => [
  {
    ...lines('Evidence of signing', factsOf(evidence, stamped_sha256, key_id)),
    pageBreak: 'before',
  },
  ...(evidence.deed ? [lines('The deed', deedFacts(evidence.deed))] : []),
  ...evidence.signers.flatMap((signer) => [
    lines(signer.name, signerFacts(signer)),
    ...(signer.witness
      ? [lines(`Witness of ${signer.name}: ${signer.witness.name}`, witnessFacts(signer.witness))]
      : []),
  ]),
  lines(
    'What happened',
    evidence.log.map(({ at, what, who, detail, address, browser }) => [
      `${londonText(at)}\n${at}`,
      [`${what}: ${who}`, detail, address && `from ${address}`, browser].filter(Boolean).join(', '),
    ]),
  ),
  heading('How to check this without us'),
  `The file evidence.json holds all this, the hashes of this file and a signature by ${evidence.firm} (Ed25519). Anybody can hash the file with SHA-256, compare it with evidence.signed.sha256, and check the signature over the field “evidence”, written as JSON with sorted names and no spaces. ${evidence.times}`,
]

const factsOf = (
  { document, request, prepared_by, sent_at }: SignatureEvidence,
  stamped: string,
  key: string,
): [string, string][] => [
  ['Document', `${document.name}, version ${document.number}, ${document.pages} pages`],
  ['SHA-256 of the document', document.sha256],
  ['SHA-256 of the signed pages', stamped],
  ['Request', request],
  ['Prepared and sent by', `${prepared_by}, ${londonText(sent_at)}`],
  ['Key of the evidence', key],
]

const signerFacts = (signer: SignerEvidence): [string, string][] => [
  ['Signs as', signer.capacity],
  ['Email', signer.email],
  ['Mobile', signer.mobile ?? 'None held'],
  ['Identity', signer.identity],
  ['Agreed to', signer.consent],
  ['Signed', `${signer.signed_at_london}, ${signer.mark === 'drawn' ? 'drawn' : 'typed'}`],
]

const witnessFacts = (witness: WitnessEvidence): [string, string][] => [
  ['Address', witness.address],
  ['Occupation', witness.occupation],
  ['Email', witness.email],
  ['Mobile', witness.mobile],
  ['Identity', witness.identity],
  ['Agreed to', witness.consent],
  ['Signed', `${witness.signed_at_london}, ${witness.mark === 'drawn' ? 'drawn' : 'typed'}`],
  ['Minutes after the signer', String(witness.minutes_after)],
  ['SHA-256 of the event', witness.entry],
]

const deedFacts = ({ kind, company, confirmed, dated }: DeedEvidence): [string, string][] => [
  ['Kind', kind],
  ...(company
    ? [
        ['Signed for', `${company.name}, company number ${company.number}`] satisfies [
          string,
          string,
        ],
      ]
    : []),
  ['Confirmed before sending', confirmed.join('. ')],
  ['Date', dated ? `${dated.on}, by ${dated.by} on the authority of ${dated.authority}` : 'None'],
]

const lines = (title: string, rows: readonly [string, string][]) => ({
  stack: [
    heading(title),
    {
      layout: ruled,
      table: {
        widths: [150, '*'],
        body: rows.map(([name, value]) => [{ text: name, style: 'quiet' }, value]),
      },
    },
  ],
})
