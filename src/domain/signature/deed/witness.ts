import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { SignatureMark } from '../mark.ts'
import { SentCode, SignerState } from '../signer-state.ts'

/** Who watches a signer and attests it, with the address and number that the conveyancer entered. */
export const Witness = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** 'waiting' until the signer has signed. */
  state: SignerState,
  code: z.nullable(SentCode),
  wrong_codes: z.int(),
  /** The link that opens their page; null before the signer has signed. */
  link_id: z.nullable(z.string()),
  /** Null before they signed, as are all below. */
  address: z.nullable(z.string()),
  occupation: z.nullable(z.string()),
  mark: z.nullable(SignatureMark),
  consent: z.nullable(z.string()),
  signed_at: z.nullable(Instant),
})
export type Witness = z.infer<typeof Witness>
export type NewWitness = Pick<Witness, 'id' | 'name' | 'email' | 'phone'>

/** A witness who waits for the signer. */
export const newWitness = (witness: NewWitness): Witness => ({
  ...witness,
  state: 'waiting',
  code: null,
  wrong_codes: 0,
  link_id: null,
  address: null,
  occupation: null,
  mark: null,
  consent: null,
  signed_at: null,
})
