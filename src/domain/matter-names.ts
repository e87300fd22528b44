import { keysOf } from './entries.ts'
import type { MatterType } from './matter.ts'

/** 'Sale', for columns and chips. */
export const matterNames: Readonly<Record<MatterType, string>> = {
  sale: 'Sale',
  purchase: 'Purchase',
  remortgage: 'Remortgage',
  'transfer-of-equity': 'Transfer of equity',
}

/** 'Your sale of', shown to the client above the address. */
export const clientKinds: Readonly<Record<MatterType, string>> = {
  sale: 'Your sale of',
  purchase: 'Your purchase of',
  remortgage: 'Your remortgage of',
  'transfer-of-equity': 'Your transfer of',
}

/** 'Jane Doe’s sale of', shown to whoever helps her. */
export const kindFor = (matter: MatterType, client: string) =>
  clientKinds[matter].replace(/^Your/, `${client}’s`)

/** The letter in a reference: 26-S-01187 is a sale. */
export const matterLetters: Readonly<Record<MatterType, string>> = {
  sale: 'S',
  purchase: 'P',
  remortgage: 'R',
  'transfer-of-equity': 'T',
}

/** '26-S-01187' from the year of opening and the firm's running number. */
export const refOf = (matter: MatterType, year: number, number: number) =>
  `${String(year % 100).padStart(2, '0')}-${matterLetters[matter]}-${String(number).padStart(5, '0')}`

/** The kind of matter that a reference names; undefined for a quote. */
export const matterOfRef = (ref: string): MatterType | undefined =>
  keysOf(matterLetters).find((matter) => ref.split('-')[1] === matterLetters[matter])

/** Sales and purchases exchange contracts; the others go straight to completion. */
export const hasExchange = (matter: MatterType) => matter === 'sale' || matter === 'purchase'
