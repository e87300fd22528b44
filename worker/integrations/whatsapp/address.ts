const PLATFORM = 'https://graph.facebook.com/v23.0'

type Environment = { readonly ENVIRONMENT?: string | undefined; readonly WHATSAPP_ADDRESS?: string }

/** The address of the WhatsApp Cloud API; the local environment alone may name a stand-in. */
export const whatsappAddress = ({ ENVIRONMENT, WHATSAPP_ADDRESS }: Environment) =>
  (ENVIRONMENT === 'local' ? WHATSAPP_ADDRESS : undefined) ?? PLATFORM
