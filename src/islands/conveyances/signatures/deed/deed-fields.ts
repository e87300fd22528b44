import type { FormField, FormPart, Value, Values } from '#components/form/form-parts.ts'
import type { ClientParty } from '#domain/party'
import { CompanyOffice, Execution } from '#domain/signature/deed/company'
import { DeedKind } from '#domain/signature/deed/deed'
import { deedKindNames, executionNames, gateTexts } from '#domain/signature/deed/labels'
import { gatesOf, maySignHere } from '#domain/signature/deed/rules'

const PAPER =
  'A lasting power of attorney, a will and a statutory declaration are signed on paper alone.'

const isForCompany = ({ execution }: Values) => execution !== 'people'

const kindField: FormField = {
  name: 'kind',
  label: 'Deed',
  kind: 'select',
  width: 'w6',
  hint: PAPER,
  options: DeedKind.options
    .filter((kind) => maySignHere(kind) === true)
    .map((value) => ({ value, label: deedKindNames[value] })),
}

const companyFields: readonly FormField[] = [
  { name: 'company_name', label: 'Company', kind: 'text', width: 'w6', when: isForCompany },
  {
    name: 'company_number',
    label: 'Company number',
    hint: 'Of Companies House, like 01234567 or SC123456.',
    kind: 'text',
    width: 'w6',
    when: isForCompany,
  },
]

/** The deed, its file, and who signs it. */
export const deedFields = (
  clients: readonly ClientParty[],
  documents: readonly { readonly id: string; readonly name: string }[],
): readonly FormField[] => [
  kindField,
  {
    name: 'document_id',
    label: 'Final file, with its plans',
    hint: 'A PDF of this case that the clients can see.',
    kind: 'combobox',
    width: 'w6',
    options: documents.map(({ id, name }) => ({ value: id, label: name })),
  },
  {
    name: 'execution',
    label: 'Who signs',
    hint: 'A partnership, an overseas company, a seal and an attorney sign on paper.',
    kind: 'select',
    width: 'w6',
    options: Execution.options.map((value) => ({ value, label: executionNames[value] })),
    also: (execution) => peopleFor(execution, clients),
  },
  ...companyFields,
]

/** What the conveyancer confirms of a deed of each kind, for people and for a company. */
export const gateFields: readonly FormPart[] = DeedKind.options.flatMap((kind) =>
  [false, true].map(
    (isCompany): FormPart => ({
      name: 'gates',
      label: 'What I confirm as the conveyancer',
      hint: 'If one does not hold, have the deed signed on paper.',
      kind: 'checks',
      width: 'w6',
      options: gatesOf(kind, isCompany).map((value) => ({ value, label: gateTexts[value] })),
      when: (values) => values['kind'] === kind && isForCompany(values) === isCompany,
    }),
  ),
)

const witnessFor = (contact_id: string) => ({ contact_id, name: '', email: '', phone: '' })

/** The rows that a choice of who signs begins with. */
export const peopleFor = (execution: Value, clients: readonly ClientParty[]): Values => {
  const ids = clients.map(({ contact_id }) => contact_id)
  const watched = execution === 'people' ? ids : ids.slice(0, 1)
  return {
    witnesses: execution === 'two_signatories' ? [] : watched.map(witnessFor),
    signatories: ids.slice(0, 2).map((contact_id) => ({ contact_id, office: 'director' })),
  }
}

const clientField = (label: string, clients: readonly ClientParty[]): FormField => ({
  name: 'contact_id',
  label,
  kind: 'select',
  width: 'w6',
  options: clients.map(({ contact_id, name }) => ({ value: contact_id, label: name })),
})

const offices: Readonly<Record<CompanyOffice, string>> = {
  director: 'Director',
  secretary: 'Secretary',
}

/** Whoever signs for the company, where two do. */
export const signatoryRows = (clients: readonly ClientParty[]): FormPart => ({
  name: 'signatories',
  label: 'Who signs for the company',
  hint: 'Two different people, both clients of this case; one of them a director. The deed says “Executed as a deed by (the company) acting by two directors”, or “a director and its secretary”.',
  kind: 'rows',
  one: 'signatory',
  least: 2,
  most: 2,
  blank: { contact_id: '', office: 'director' },
  when: ({ execution }) => execution === 'two_signatories',
  fields: [
    clientField('Signs', clients),
    {
      name: 'office',
      width: 'w6',
      label: 'Office',
      kind: 'select',
      options: CompanyOffice.options.map((value) => ({ value, label: offices[value] })),
    },
  ],
})

const witnessTexts = {
  people: {
    label: 'Witnesses',
    watches: 'Witness for',
    hint: 'One for each client, in the same room, 18 or over and not a party. Each needs an email address and a mobile of their own.',
  },
  director_and_witness: {
    label: 'The director and the witness',
    watches: 'Director who signs',
    hint: 'The witness is in the same room, 18 or over and not a party, with an email address and a mobile of their own. The deed says “Executed as a deed by (the company) acting by a director in the presence of”.',
  },
} as const

/** A witness for each client who signs, or for the one director. */
export const witnessRows = (
  clients: readonly ClientParty[],
  execution: keyof typeof witnessTexts,
): FormPart => {
  const count = execution === 'people' ? clients.length : 1
  const { label, hint, watches } = witnessTexts[execution]
  return {
    ...{ name: 'witnesses', label, hint, kind: 'rows', one: 'witness' },
    ...{ least: count, most: count, blank: witnessFor('') },
    when: (values) => values['execution'] === execution,
    fields: [
      clientField(watches, clients),
      { name: 'name', label: 'Full name', kind: 'text', width: 'w6' },
      { name: 'email', label: 'Email', kind: 'email' },
      { name: 'phone', label: 'Mobile', kind: 'phone' },
    ],
  }
}
