import { enquiryCounts } from '#domain/enquiry/counting'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { openText } from '#domain/enquiry/labels'

/** What was raised, answered and accepted, each on its own. */
export const EnquiryCounts = ({ enquiries }: { enquiries: readonly CaseEnquiry[] }) => {
  const { enquiries_raised, enquiries_answered, enquiries_accepted, enquiries_open } =
    enquiryCounts(enquiries)
  const text = openText(enquiries, enquiries_open)
  return (
    <div className="enquiry-counts">
      <dl>
        <Count name="raised" count={enquiries_raised} />
        <Count name="answered" count={enquiries_answered} />
        <Count name="accepted" count={enquiries_accepted} />
      </dl>
      <p className="mute">{text ?? 'Nothing is open.'}</p>
    </div>
  )
}

const Count = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{count}</dd>
  </div>
)
