import type { MatterType } from '#domain/matter'

/** What a draft may start from besides the versions of the firm; a part only runs within cases of other workflows. */
export const starterNames = {
  'new-lease': { name: 'New lease', matter_type: 'purchase' },
  'shared-ownership': { name: 'Shared ownership', matter_type: 'purchase' },
  probate: { name: 'Probate sale', matter_type: 'sale' },
  'lease-extension': { name: 'Lease extension, a part of a sale', matter_type: 'sale' },
  'blank-sale': { name: 'Blank', matter_type: 'sale' },
  'blank-purchase': { name: 'Blank', matter_type: 'purchase' },
  'blank-remortgage': { name: 'Blank', matter_type: 'remortgage' },
  'blank-transfer-of-equity': { name: 'Blank', matter_type: 'transfer-of-equity' },
} as const satisfies Readonly<
  Record<string, { readonly name: string; readonly matter_type: MatterType }>
>

export type StarterKey = keyof typeof starterNames
export const isStarterKey = (key: string): key is StarterKey => Object.hasOwn(starterNames, key)
