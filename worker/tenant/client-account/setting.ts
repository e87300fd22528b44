import { ClientAccount, noAccount } from '#domain/client-account/account'
import type { Setting } from '#tenant/core/settings'
import type { RequestContext } from '#tenant/runtime/context'

export const clientAccountSetting: Setting<ClientAccount> = {
  settingKey: 'client-account',
  shape: 1,
  schema: ClientAccount,
  upgrades: [],
}

/** The firm’s own client account; without details until somebody enters some. */
export const clientAccountOf = ({ settings }: Pick<RequestContext, 'settings'>): ClientAccount =>
  settings.get(clientAccountSetting) ?? noAccount
