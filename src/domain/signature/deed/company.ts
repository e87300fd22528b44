import * as z from 'zod/mini'

export const CompanyOffice = z.enum(['director', 'secretary'])
export type CompanyOffice = z.infer<typeof CompanyOffice>

const CompanyWay = z.enum(['two_signatories', 'director_and_witness'])

/** Who signs a deed: each client, or a company by two of its officers or by one director before a witness. */
export const Execution = z.enum(['people', ...CompanyWay.options])
export type Execution = z.infer<typeof Execution>

const Signatory = z.object({ contact_id: z.string(), office: CompanyOffice })
export type Signatory = z.infer<typeof Signatory>

/** The company that a deed is signed for, and by whom. */
export const SigningCompany = z.object({
  name: z.string(),
  /** At Companies House: '01234567', 'SC123456'. */
  number: z.string(),
  way: CompanyWay,
  signatories: z.array(Signatory),
})
export type SigningCompany = z.infer<typeof SigningCompany>

const officeNames: Readonly<Record<CompanyOffice, string>> = {
  director: 'Director',
  secretary: 'Secretary',
}

/** 'Director of Larkfield Homes Ltd (company number 01234567)' */
export const capacityFor = (
  { name, number }: Pick<SigningCompany, 'name' | 'number'>,
  office: CompanyOffice,
) => `${officeNames[office]} of ${name} (company number ${number})`

/**
 * The words with which a company executes a deed: 'Executed as a deed by Larkfield Homes Ltd acting by two directors'.
 * The signatures of a company are those of section 44 of the Companies Act 2006.
 */
export const executionClause = ({ name, way, signatories }: SigningCompany) => {
  const by = `Executed as a deed by ${name} acting by`
  if (way === 'director_and_witness') return `${by} a director in the presence of a witness`
  return signatories.every(({ office }) => office === 'director')
    ? `${by} two directors`
    : `${by} a director and its secretary`
}

/** Whether somebody who signs for a company does so before a witness; those who sign for themselves always do. */
export const hasWitnesses = (company: SigningCompany | null) => company?.way !== 'two_signatories'
