import { type Acts, firstRefusal, refuseIf } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { TrackedEmail } from './tracked-email.ts'

export type EmailAct = 'file' | 'unfile' | 'reply' | 'forward' | 'save_attachment'

const NOT_FILED = 'File this email first.'

/** What may be done with an email by whoever may read it. */
export const emailActs = (
  email: Pick<TrackedEmail, 'filing' | 'from'>,
  person: ActingPerson,
): Acts<EmailAct> => {
  const may = mayChangeWith(person, [])
  const isFiled = refuseIf(email.filing === null, 'email.not_filed', NOT_FILED)
  return {
    file: may,
    unfile: firstRefusal(may, isFiled),
    reply: firstRefusal(
      may,
      isFiled,
      refuseIf(
        email.from.address === '',
        'email.no_sender',
        'This email does not say who sent it, so it cannot be answered.',
      ),
    ),
    forward: firstRefusal(may, isFiled),
    save_attachment: firstRefusal(
      may,
      isFiled,
      refuseIf(
        email.filing?.kind !== 'conveyance',
        'email.of_quote',
        'Only cases have document groups. File the email to the case first.',
      ),
    ),
  }
}
