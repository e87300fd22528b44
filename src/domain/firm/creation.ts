import * as z from 'zod/mini'
import { Email } from '#domain/contact'
import type { Firm } from '#domain/firm'
import { lineText } from '#domain/one-line'

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const HOST = new RegExp(`^(?=.{1,200}$)${LABEL}(?:\\.${LABEL})*$`)

const Host = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(HOST, 'Enter a host, such as cases.firm.co.uk.'))

const name = (what: string, most = 120) => lineText(most).check(z.minLength(1, `Enter ${what}.`))

/** What an operator gives to create a firm; the first host is the one that its links lead to. */
export const FirmCreation = z.strictObject({
  hosts: z
    .array(Host)
    .check(z.minLength(1, 'Enter at least one host.'), z.maxLength(20, 'Enter 20 hosts or fewer.')),
  name: name('the name of the firm'),
  owner: z.strictObject({
    email: Email,
    first_name: name('a first name', 80),
    last_name: lineText(80),
  }),
})
export type FirmCreation = z.infer<typeof FirmCreation>

export const LinkRenewal = z.strictObject({ host: Host })
export type LinkRenewal = z.infer<typeof LinkRenewal>

/** What an operator gets for a firm: the one-time link of its owner. */
export type OwnerLink = { readonly name: string; readonly link: string }

/** The id of the firm that is created at a host: 'acme-localhost'; no two hosts have the same. */
export const tenantAt = (host: string) => host.replaceAll('-', '--').replaceAll('.', '-')

const DEEDBOX_GREEN = { hue: 163, chroma: 0.082 } as const

/** The directory entry of a new firm, with what its owner has still to fill in left empty. */
export const newFirm = ({ hosts, name: firmName, owner }: FirmCreation): Firm => ({
  tenant: tenantAt(hosts[0] ?? ''),
  brand: { name: firmName, strapline: '', ...DEEDBOX_GREEN },
  domains: [...new Set(hosts)],
  labels: { clients: 'clients', agents: 'agents', quotes: 'quotes' },
  phone: '',
  email: owner.email,
  regulator: { body: 'SRA', number: '' },
  unlocks: 'Your firm’s administrator',
})
