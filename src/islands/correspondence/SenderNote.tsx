import type { EmailSender } from '#domain/communication/route'

/** From which address an email will leave, and why not from the mailbox of whoever writes it. */
export const SenderNote = ({ sender: { address, is_own, why } }: { sender: EmailSender }) => (
  <p>
    From <strong>{address}</strong>, {is_own ? 'your mailbox' : 'the firm’s address'}.
    {why && <span className="mute"> {why}</span>}
  </p>
)
