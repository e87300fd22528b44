import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import type { EmailView } from '#domain/tracked-email/view'
import { useCan } from '#islands/chrome/use-can.ts'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { showRefusal } from '#stores/chrome/show-refusal'
import type { OpenEmailForm } from './email-forms.ts'

type Props = { email: EmailView; onOpen: (open: OpenEmailForm) => void }

/** What an email can become: a task, a list of enquiries, a sale memo. */
export const MoreActions = ({ email, onOpen }: Props) => {
  const canWork = useCan('conveyance.update')
  const isOfCase = email.filing?.kind === 'conveyance'
  const why = isOfCase ? undefined : 'File this email to a case first.'
  return (
    <>
      {canWork && (
        <ActButton why={why} onPress={() => onOpen({ name: 'task' })}>
          Make a task
        </ActButton>
      )}
      {canWork && (
        <ActButton why={why} onPress={() => onOpen({ name: 'enquiries' })}>
          Extract enquiries
        </ActButton>
      )}
      <MemoButton email={email} />
    </>
  )
}

const MemoButton = ({ email }: Pick<Props, 'email'>) => {
  const [isBusy, setBusy] = useState(false)
  // The same for each press, so that pressing again makes no second memo.
  const [id] = useState(() => crypto.randomUUID())
  const make = async () => {
    setBusy(true)
    try {
      const { memoOfEmail } = await import('#stores/sale-memo/of-email')
      go(href('quotes-sale-memos-id', { id: await memoOfEmail(email, id) }))
    } catch (error) {
      showRefusal('Couldn’t make a sale memo of it')(error)
    }
    setBusy(false)
  }
  return useCan('sale-memos.create') ? (
    <ActButton isBusy={isBusy} onPress={() => void make()}>
      Mark as sale memo
    </ActButton>
  ) : null
}
