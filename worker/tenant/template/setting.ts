import * as z from 'zod/mini'
import type { Parts } from '#tenant/core/parts'
import type { Setting } from '#tenant/core/settings'

const Approval = z.object({ second_person: z.boolean() })
type Approval = z.infer<typeof Approval>

export const approvalSetting: Setting<Approval> = {
  settingKey: 'template-approval',
  shape: 1,
  schema: Approval,
  upgrades: [],
}

/** Whether a second person has to publish each template of the firm; not so until it says so. */
export const needsSecondPerson = ({ settings }: Pick<Parts, 'settings'>): boolean =>
  settings.get(approvalSetting)?.second_person ?? false
