import { useState } from 'react'
import { splitAtQuote } from '#domain/mail/quoted'
import type { EmailView } from '#domain/tracked-email/view'

/** The text of an email; its HTML is shown in a frame of its own, where nothing runs or is fetched. */
export const EmailBody = ({ email }: { email: EmailView }) => {
  const [isPlain, setPlain] = useState(!email.has_html)
  const [hasPictures, setPictures] = useState(false)
  return (
    <section className="email-body" aria-label="Text of the email">
      {email.has_html && (
        <div className="row wrap">
          <button type="button" className="btn small" onClick={() => setPlain(!isPlain)}>
            {isPlain ? 'Show formatted' : 'Show as plain text'}
          </button>
          {email.has_remote_pictures && !isPlain && !hasPictures && (
            <PicturesAct onShow={() => setPictures(true)} />
          )}
        </div>
      )}
      {isPlain ? <Plain email={email} /> : <Formatted email={email} hasPictures={hasPictures} />}
      {email.link_hosts.length > 0 && (
        <p className="faint">Links in this email lead to {email.link_hosts.join(', ')}.</p>
      )}
    </section>
  )
}

const PicturesAct = ({ onShow }: { onShow: () => void }) => (
  <>
    <button type="button" className="btn small" onClick={onShow}>
      Show pictures from other servers
    </button>
    <span className="faint">Showing them tells the sender that you read this.</span>
  </>
)

const Formatted = ({ email, hasPictures }: { email: EmailView; hasPictures: boolean }) => (
  <iframe
    className="email-frame"
    title={`Email: ${email.subject || 'no subject'}`}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerPolicy="no-referrer"
    src={`/files/emails/${email.id}/body${hasPictures ? '?pictures' : ''}`}
  />
)

/** What they wrote; the mail that they answer or pass on is folded below it. */
const Plain = ({ email }: { email: EmailView }) => {
  const { added, quoted } = splitAtQuote(email.text)
  return (
    <>
      <p className="said email-text">{added.trim() || 'This email has no text.'}</p>
      {quoted !== '' && (
        <details>
          <summary>Show the earlier email</summary>
          <p className="said email-text">{quoted}</p>
        </details>
      )}
      {email.is_text_cut && (
        <p className="faint">
          Only the beginning is shown. Download the original to read the rest.
        </p>
      )}
    </>
  )
}
