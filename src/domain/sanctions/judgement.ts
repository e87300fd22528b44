import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import type { Instant as At } from '#domain/dates'
import { Named } from '#domain/party'

const Stamp = { by: Named, at: Instant }

/** What somebody decided about a possible match: that it is somebody else, or, with a second person, that it is them; open again once that was sent back. */
export const SanctionsJudgement = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** Of the person and the entry as they were compared: another name, birth date or entry opens it again. */
  match: z.string(),
  person: z.string(),
  entry: z.string(),
  outcome: z.enum(['open', 'not_same', 'same']),
  reason: z.string(),
  ...Stamp,
  /** Who confirmed that it is the same person; null until then, and where it is somebody else. */
  second: z.nullable(z.object(Stamp)),
})
export type SanctionsJudgement = z.infer<typeof SanctionsJudgement>

type Who = { readonly by: Named; readonly now: At }
type Of = Pick<SanctionsJudgement, 'id' | 'conveyance_id' | 'match' | 'person' | 'entry'>

const stampOf = ({ by, now }: Who) => ({ by: { id: by.id, name: by.name }, at: now })

export const judged = (
  of: Of & { readonly version: number },
  { outcome, reason }: Pick<SanctionsJudgement, 'outcome' | 'reason'>,
  who: Who,
): SanctionsJudgement => ({
  ...of,
  version: of.version + 1,
  outcome,
  reason,
  ...stampOf(who),
  second: null,
})

/** The judgement that it is the same person, confirmed by a second one. */
export const confirmedSame = (judgement: SanctionsJudgement, who: Who): SanctionsJudgement => ({
  ...judgement,
  version: judgement.version + 1,
  second: stampOf(who),
})

/** A match is open until somebody has said why it is somebody else; one that is the same person stays open. */
export const isOpen = (judgement: Pick<SanctionsJudgement, 'outcome'> | null) =>
  judgement?.outcome !== 'not_same'
