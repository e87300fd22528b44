import type { PersonRegulator } from './profile.ts'

export const personRegulatorNames: Readonly<Record<PersonRegulator, string>> = {
  SRA: 'Solicitors Regulation Authority (SRA)',
  CLC: 'Council for Licensed Conveyancers (CLC)',
  CILEX: 'CILEx Regulation',
  none: 'Not regulated',
}

/** '020 7946 0000, extension 214'; '' without either. */
export const telephoneText = (phone: string | null, extension: string) =>
  [phone ?? '', extension && `extension ${extension}`].filter(Boolean).join(', ')

/** '12 of 40', or '12' without a capacity. */
export const loadText = (cases: number, capacity: number | null) =>
  capacity === null ? `${cases}` : `${cases} of ${capacity}`
