import * as z from 'zod/mini'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type CaseChain, fromTop } from './chain.ts'

/** The chain as a client sees it, from its top: addresses alone, and null for their own case. */
export const ClientChain = z.array(z.nullable(z.string()))
export type ClientChain = z.infer<typeof ClientChain>

type Case = Pick<Conveyance, 'abortion' | 'facts'>

/** The chain for the clients of a case; null until somebody shares it, and once the case ended or completed. */
export const clientChain = (
  chain: Pick<CaseChain, 'is_shared' | 'links'>,
  { abortion, facts }: Case,
): ClientChain | null =>
  !chain.is_shared || chain.links.length === 0 || abortion || facts.completed
    ? null
    : fromTop(chain).map((link) => link?.address ?? null)
