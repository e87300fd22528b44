import { useStore } from '@nanostores/react'
import { TextField } from '#components/Fields.tsx'
import { DateField } from '#components/form/DateField.tsx'
import { pluralise } from '#lib/format'
import { $facts, $priced, changeFacts } from '#stores/quote/draft'
import { $problems } from '#stores/quote/draft-problems'
import { $session } from '#stores/user/session'
import { Step } from './Step.tsx'

const DAY = 86_400_000

/** Who gave the quote, and until when it is valid. */
export const CreditStep = ({ giver }: { giver?: string | undefined }) => {
  const facts = useStore($facts)
  const priced = useStore($priced)
  const problems = useStore($problems)
  const user = useStore($session)?.user
  const validUntil = facts.valid_until ?? priced?.valid_until ?? ''
  const days =
    priced && validUntil ? (Date.parse(validUntil) - Date.parse(priced.priced_on)) / DAY : 0
  return (
    <Step title="Credit">
      <TextField
        label="Given by"
        name="giver"
        value={giver ?? (user ? `${user.first_name} ${user.last_name}` : '')}
        readOnly
        onChange={() => {}}
      />
      <DateField
        label="Valid until"
        name="valid_until"
        value={validUntil}
        hint={days > 0 ? pluralise(days, 'day') : ''}
        faults={problems['valid_until']}
        onChange={(value) => changeFacts({ valid_until: value || null })}
      />
    </Step>
  )
}
