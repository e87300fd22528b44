import { useStore } from '@nanostores/react'
import { recipientNames } from '#domain/communication/preview'
import { quoteRecipients } from '#domain/quote/recipients'
import { $facts } from '#stores/quote/draft'

/** Whom sending the quote by email reaches; nothing before an address is entered. */
export const EmailedTo = () => {
  const names = recipientNames({ to: quoteRecipients(useStore($facts)) })
  return names && <p className="mute">To {names}</p>
}
