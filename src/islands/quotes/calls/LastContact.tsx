import { Icon } from '#components/Icon.tsx'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { when } from '#lib/format'

type Called = Pick<QuoteCaseRow, 'attempts' | 'last_contact_at'>

/** What came of the calls so far: spoken to, tried, or never called. */
export const LastContact = ({ it }: { it: Called }) => (
  <span className="contact mute">
    <Icon name={iconOf(it)} />
    <span className="cut">
      {wordsOf(it)}
      {it.attempts > 1 && <span className="num"> ×{it.attempts}</span>}
    </span>
    {it.last_contact_at && <span className="w faint">{when(it.last_contact_at)}</span>}
  </span>
)

const iconOf = (it: Called) => {
  if (it.last_contact_at) return 'phone-call'
  return it.attempts > 0 ? 'phone-missed' : 'circle-dashed'
}

const wordsOf = (it: Called) => {
  if (it.last_contact_at) return 'Spoke'
  return it.attempts > 0 ? 'No answer' : 'Never called'
}
