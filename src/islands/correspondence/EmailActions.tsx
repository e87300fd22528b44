import { ActButton } from '#components/ActButton.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import type { EmailAct } from '#domain/tracked-email/acts'
import type { EmailView } from '#domain/tracked-email/view'
import { go } from '#lib/navigate'
import { showRefusal } from '#stores/chrome/show-refusal'
import { addToast } from '#stores/chrome/toasts'
import { unfileEmail } from '#stores/tracked-email/email'
import { correspondenceHref } from './address.ts'
import type { OpenEmailForm } from './email-forms.ts'
import { MoreActions } from './MoreActions.tsx'

type Props = {
  email: EmailView
  acts: Acts<EmailAct>
  onOpen: (open: OpenEmailForm) => void
}

/** What may be done with an email. */
export const EmailActions = ({ email, acts, onOpen }: Props) => (
  <div className="row wrap">
    <ActButton
      className="btn main"
      why={reasonAgainst(acts.reply)}
      onPress={() => onOpen({ name: 'reply' })}
    >
      Reply
    </ActButton>
    {email.everybody.length > 1 && (
      <ActButton why={reasonAgainst(acts.reply)} onPress={() => onOpen({ name: 'reply-all' })}>
        Reply to all
      </ActButton>
    )}
    <ActButton why={reasonAgainst(acts.forward)} onPress={() => onOpen({ name: 'forward' })}>
      Forward
    </ActButton>
    <FilingButtons email={email} acts={acts} onOpen={onOpen} />
    <MoreActions email={email} onOpen={onOpen} />
    <a className="btn quiet" href={`/files/emails/${email.id}/original`} download>
      Download original
    </a>
  </div>
)

const FilingButtons = ({ email, acts, onOpen }: Props) => (
  <>
    <ActButton why={reasonAgainst(acts.file)} onPress={() => onOpen({ name: 'file' })}>
      {email.filing ? 'Move' : 'File'}
    </ActButton>
    {email.filing && (
      <ActButton why={reasonAgainst(acts.unfile)} onPress={() => takeOff(email)}>
        Remove
      </ActButton>
    )}
  </>
)

const takeOff = async (email: EmailView) => {
  const { filing } = email
  if (filing === null) return
  try {
    await unfileEmail(email, crypto.randomUUID())
    const detail = 'It stays among the suggestions there.'
    addToast({ severity: 'success', summary: `Taken off ${filing.ref}`, detail })
    go(correspondenceHref(filing))
  } catch (error) {
    showRefusal('Couldn’t remove the email')(error)
  }
}
