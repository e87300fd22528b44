import type { Message } from '#domain/communication/message'
import type { CloudProvider } from '#tenant/communication/provider/provider'
import type { RequestContext } from '#tenant/runtime/context'
import { cloudSecretsSetting, cloudSettingsOf } from './settings.ts'

type Context = Pick<RequestContext, 'settings'>

/** Whether the firm's WhatsApp messages leave by the Cloud API, once it is set up. */
export const isCloudOn = (context: Context) => cloudSettingsOf(context).is_on

/** The Cloud API by the number that a message leaves from, or by the first; null until it is set up. */
export const cloudProviderOf = (
  context: Context,
  { whatsapp }: Partial<Pick<Message, 'whatsapp'>>,
): CloudProvider | null => {
  const { numbers } = cloudSettingsOf(context)
  const number = numbers.find((it) => it.id === whatsapp?.number) ?? numbers[0]
  const token = context.settings.get(cloudSecretsSetting)?.access_token
  return number && token !== undefined
    ? { kind: 'cloud', is_repeatable: false, number: number.id, token }
    : null
}
