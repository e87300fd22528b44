import * as z from 'zod/mini'
import type { Firm } from '#domain/firm'
import { phoneText } from '#domain/firm/details'
import { fullName } from '#domain/user/user'
import { telephoneText } from './labels.ts'
import type { PersonProfile } from './profile.ts'

/** The lines that a signature may have below the name, in their order. */
export const signatureLines = [
  'job_title',
  'regulator',
  'phone',
  'email',
  'own_text',
  'firm_name',
  'firm_address',
  'firm_phone',
  'firm_regulator',
] as const
const SignatureLine = z.enum(signatureLines)
export type SignatureLine = z.infer<typeof SignatureLine>

export const SignatureLines = z.array(SignatureLine).check(z.maxLength(signatureLines.length))

export const defaultSignatureLines: readonly SignatureLine[] = [
  'job_title',
  'regulator',
  'phone',
  'email',
  'own_text',
  'firm_name',
  'firm_phone',
]

export type Signatory = {
  readonly first_name: string
  readonly last_name: string
  readonly job_title: string | null
  readonly phone: string | null
  readonly email: string
  readonly profile: PersonProfile
}

type SigningFirm = Pick<Firm, 'brand' | 'phone' | 'email'> &
  Partial<Pick<Firm, 'address' | 'regulator'>>

const numbers = {
  SRA: (number: string) => `SRA number ${number}`,
  CLC: (number: string) => `CLC licence ${number}`,
  CILEX: (number: string) => `CILEx Regulation number ${number}`,
  none: () => '',
} as const

type LineText = (person: Signatory, firm: SigningFirm) => string

const texts: Readonly<Record<SignatureLine, LineText>> = {
  job_title: ({ job_title }) => job_title ?? '',
  regulator: ({ profile: { regulator, regulator_number } }) =>
    regulator_number && numbers[regulator](regulator_number),
  phone: ({ phone, profile }) => telephoneText(phone, profile.phone_extension),
  email: ({ email, profile }) => profile.mailbox || email,
  own_text: ({ profile }) => profile.signature,
  firm_name: (_, { brand }) => brand.name,
  firm_address: (_, { address = '' }) => address,
  firm_phone: (_, { phone }) => phone,
  firm_regulator: (_, { regulator }) =>
    regulator ? `Regulated by the ${regulator.body}, number ${regulator.number}` : '',
}

/** How what a person writes ends: their name, then those of `lines` that say something, in the product's order. */
export const personSignature = (
  person: Signatory,
  firm: SigningFirm,
  lines: readonly SignatureLine[],
): string =>
  [
    fullName(person),
    ...signatureLines.filter((it) => lines.includes(it)).map((it) => texts[it](person, firm)),
  ]
    .filter((it) => it !== '')
    .join('\n')

/** How what nobody in particular writes ends. */
export const firmSignature = ({ brand, phone, email }: SigningFirm): string =>
  [brand.name, phoneText(phone), email].join('\n')
