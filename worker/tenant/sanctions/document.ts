import * as z from 'zod/mini'
import { SanctionsJudgement } from '#domain/sanctions/judgement'
import { SanctionsList } from '#domain/sanctions/list'
import type { DocumentShape } from '#tenant/core/document'
import type { Setting } from '#tenant/core/settings'

export const sanctionsListDocument: DocumentShape<SanctionsList> = {
  name: 'sanctions_lists',
  isVersioned: true,
  shape: 1,
  schema: SanctionsList,
  upgrades: [],
}

export const sanctionsJudgementDocument: DocumentShape<SanctionsJudgement> = {
  name: 'sanctions_judgements',
  isVersioned: true,
  shape: 1,
  schema: SanctionsJudgement,
  upgrades: [],
}

const Limit = z.object({ version: z.int(), limit: z.int() })

/** Working days after which a list is too old to say anything. */
export const sanctionsLimitSetting: Setting<z.infer<typeof Limit>> = {
  settingKey: 'sanctions-limit',
  shape: 1,
  schema: Limit,
  upgrades: [],
}

/** Up to which case the open cases were compared with the list in force; null once all were. */
export const sanctionsProgressSetting: Setting<{ readonly after: string } | null> = {
  settingKey: 'sanctions-progress',
  shape: 1,
  schema: z.nullable(z.object({ after: z.string() })),
  upgrades: [],
}
