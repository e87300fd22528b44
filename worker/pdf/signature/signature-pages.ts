import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { londonText, type SignatureEvidence, type SignerEvidence } from '#domain/signature/evidence'
import type { SignatureMark, Strokes } from '#domain/signature/mark'
import { MARK_HEIGHT, MARK_WIDTH } from '#domain/signature/mark-size'
import { heading, INK, QUIET, ruled } from '../pdf-file.ts'

/** What the pages that are added to a signed document show. */
export type SignaturePages = {
  readonly evidence: SignatureEvidence
  /** In the order of the signers. */
  readonly marks: readonly SignatureMark[]
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

const signatures = ({ evidence, marks }: SignaturePages): Content[] => [
  { text: `Signatures: ${evidence.title}`, style: 'firm' },
  { text: `${evidence.firm}, case ${evidence.case_ref}`, style: 'quiet' },
  ...evidence.signers.map((signer, at): Content => signature(signer, marks[at])),
]

const signature = (signer: SignerEvidence, mark: SignatureMark | undefined): Content => ({
  unbreakable: true,
  margin: [0, 18, 0, 0],
  stack: [
    mark?.how === 'drawn' ? drawing(mark.strokes) : { text: signer.name, style: 'name' },
    { text: signer.name, bold: true, margin: [0, 4, 0, 0] },
    signer.capacity,
    `Signed electronically on ${signer.signed_at_london} (${signer.signed_at})`,
  ],
})

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
  ...evidence.signers.map((signer) => lines(signer.name, signerFacts(signer))),
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
