import type { TelephoneSystem } from './telephone.ts'

/** Places no call: the caller dials the displayed number on their own telephone. */
export const manualTelephone: TelephoneSystem = { name: 'manual', ring: async () => {} }
