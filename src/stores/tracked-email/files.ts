import type { EmailView } from '#domain/tracked-email/view'

/** A file of an email, or the email itself as an .eml for null. Throws when it cannot be fetched. */
export const emailFile = async (id: string, place: number | null, name: string): Promise<File> => {
  const part = place === null ? 'original' : `attachments/${place}`
  const answer = await fetch(`/files/emails/${encodeURIComponent(id)}/${part}`)
  if (!answer.ok) throw new Error('Couldn’t read the file of the email. Try again.')
  return new File([await answer.blob()], name)
}

/** The email as a file: 'Offer accepted.eml'. */
export const originalOf = ({ id, subject }: Pick<EmailView, 'id' | 'subject'>) =>
  emailFile(id, null, `${subject.replaceAll(/[^\p{L}\p{N} .,-]/gu, ' ').trim() || 'Email'}.eml`)
