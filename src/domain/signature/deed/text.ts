import type { Conveyance } from '#domain/conveyance/conveyance'
import { longDate } from '#domain/dates'
import { londonText } from '../evidence.ts'
import type { SignatureRequest } from '../signature.ts'
import type { DocumentText, TextPart } from '../text.ts'
import { executionClause, hasWitnesses, type SigningCompany } from './company.ts'
import type { DeedFacts } from './deed.ts'
import { certificateTexts, deedKindNames } from './labels.ts'
import { pointsOf } from './rules.ts'

const part = (heading: string, paragraphs: readonly string[], points: readonly string[] = []) =>
  ({ heading, paragraphs: [...paragraphs], points: [...points] }) satisfies TextPart

const placeOf = ({ address }: Pick<Conveyance, 'address'>) =>
  [address.line, address.town, address.postcode].filter(Boolean).join(', ')

type Of = {
  readonly firm: { readonly name: string; readonly address: string | null }
  readonly conveyance: Conveyance
}

const linesOf = ({ firm, conveyance }: Of) => [
  firm.name,
  firm.address ?? '',
  placeOf(conveyance),
  `our reference ${conveyance.ref}`,
]

const witnessPart = part(
  'Your witness',
  ['Have your witness beside you before you begin. The deed is void if they do not see you sign.'],
  [
    'They are in the same room and watch you sign. A video call is not enough.',
    'They are 18 or over and not a party to the deed. It is best to choose nobody from your family.',
    'They have a mobile and an email address of their own: a link and a code go to them when you have signed.',
  ],
)

const companyPart = (company: SigningCompany) =>
  part(`You sign for ${company.name}`, [
    `The deed says: “${executionClause(company)}”. Sign only if you hold that office today and the company has agreed to the deed.`,
    ...(hasWitnesses(company)
      ? []
      : ['Two of you sign, in any order, each with a code of your own. No witness is needed.']),
  ])

/** What a client reads beside the deed itself, before they sign it. */
export const deedText = (
  of: Of,
  title: string,
  { kind, company }: Pick<DeedFacts, 'kind' | 'company'>,
): DocumentText => ({
  title,
  lines: linesOf(of),
  parts: [
    part('What you are asked to sign', [
      `${deedKindNames[kind]}. It is a deed: a document that binds ${company?.name ?? 'you'} once it is delivered, even without anything in return. Open the PDF and read all of it, with its plans.`,
      'We hold it undated until completion. It takes effect when we date it, on your instructions.',
    ]),
    ...(company ? [companyPart(company)] : []),
    ...(hasWitnesses(company) ? [witnessPart] : []),
  ],
})

const signedLine = ({ name, capacity, signed_at, witness }: SignatureRequest['signers'][number]) =>
  [
    `${name}, ${capacity}, signed on ${signed_at ? londonText(signed_at) : ''}`,
    ...(witness ? [`in the presence of ${witness.name}`] : []),
  ].join(' ')

/**
 * The certificate that is lodged with a deed, as of its signatures. It is dated, given by an individual conveyancer with
 * full name and firm, and names the deed (practice guide 8, its list of changes as of 18 March 2024); who may give it is
 * section 1 of practice guide 82, updated on 27 August 2024. The sentence that the guide itself asks for stands in a
 * later section, which could not be read when this was written.
 */
export const certificateText = (of: Of, request: SignatureRequest): DocumentText => {
  const { title, deed, signers, signed } = request
  const day = deed?.dated?.on
  return {
    title: `Conveyancer’s certificate: ${title}`,
    lines: linesOf(of),
    parts: [
      part('Certificate', [
        `I certify that, to the best of my knowledge and reasonable belief, the requirements set out in HM Land Registry’s practice guide 82 for the execution of deeds using conveyancer-certified electronic signatures have been satisfied for this deed: ${title}${day ? `, dated ${longDate(day)} ${day.slice(0, 4)}` : ''}.`,
      ]),
      part(
        'What I confirm',
        [],
        pointsOf(deed ?? { company: null }).map((point) => certificateTexts[point]),
      ),
      part(
        'The deed',
        [`SHA-256 of the signed file: ${signed?.sha256 ?? ''}`],
        [...(deed?.company ? [executionClause(deed.company)] : []), ...signers.map(signedLine)],
      ),
      part('Signed', [
        `${deed?.certificate?.by.name ?? ''}, ${of.firm.name}`,
        deed?.certificate ? londonText(deed.certificate.at) : '',
      ]),
    ],
  }
}
