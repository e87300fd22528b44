import type { Conveyance } from '#domain/conveyance/conveyance'
import { isMobile } from '../code.ts'

export type Reached = {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
const digits = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^(?:00)?44/, '0')

const isSameText = (a: string, b: string | null) => b !== null && plain(a) === plain(b)
const isSamePhone = (a: string, b: string | null) => b !== null && digits(a) === digits(b)

/** Everybody who is a party to the deeds of a case. */
export const partiesOf = ({
  clients,
  counterparties,
  lender,
}: Pick<Conveyance, 'clients' | 'counterparties' | 'lender'>): readonly Reached[] => [
  ...clients,
  ...counterparties.map((name) => ({ name, email: null, phone: null })),
  ...(lender ? [lender] : []),
]

type Faults = Readonly<Record<string, readonly string[]>>

/** Why somebody cannot be the witness, by field; empty when they can. */
export const witnessFaults = (
  { name, email, phone }: { readonly name: string; readonly email: string; readonly phone: string },
  parties: readonly Reached[],
): Faults => {
  const party = parties.find((it) => isSameText(name, it.name))
  const sharer = parties.find((it) => isSameText(email, it.email))
  const caller = parties.find((it) => isSamePhone(phone, it.phone))
  return {
    ...(party
      ? { name: [`${party.name} is a party to the case. A party cannot be a witness.`] }
      : {}),
    ...(sharer
      ? { email: [`${sharer.name} has this address. The witness needs one of their own.`] }
      : {}),
    ...(caller
      ? { phone: [`${caller.name} has this number. The witness needs a mobile of their own.`] }
      : isMobile(phone)
        ? {}
        : { phone: ['Enter a mobile number: the code goes to it by text message.'] }),
  }
}

const surname = (name: string) => plain(name).split(' ').at(-1)

/** What a conveyancer should look at, though the law allows it. */
export const witnessWarnings = (witness: string, signer: string): readonly string[] =>
  surname(witness) === surname(signer)
    ? [
        `${witness} and ${signer} share a surname. A husband, wife or partner is lawful but best avoided.`,
      ]
    : []
