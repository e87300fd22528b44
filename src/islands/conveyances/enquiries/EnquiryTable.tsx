import { type CaseEnquiry, isSettled } from '#domain/enquiry/enquiry'
import { pluralise, shortDate } from '#lib/format'
import type { OpenEnquiry } from './EnquiryForms.tsx'
import { EnquiryRow } from './EnquiryRow.tsx'

type Props = {
  enquiries: readonly CaseEnquiry[]
  why: string | undefined
  /** Null for whoever only reads. */
  picked: ReadonlySet<string> | null
  onPick: (picked: ReadonlySet<string>) => void
  onOpen: (open: OpenEnquiry) => void
}

const heads = ['No.', 'Enquiry', 'Who has it', 'Answered', 'Accepted', 'Due']

/** The newest round first. */
export const EnquiryTable = (props: Props) => {
  const rounds = [...Map.groupBy(props.enquiries, ({ round }) => round)].toSorted(
    ([first], [second]) => second - first,
  )
  return (
    <div className="wide-table enquiry-table">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Choose</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="sr">Actions</span>
            </th>
          </tr>
        </thead>
        {rounds.map(([round, enquiries]) => (
          <Round key={round} {...props} round={round} enquiries={enquiries} />
        ))}
      </table>
    </div>
  )
}

/** '9 enquiries, 27 Oct, 5 settled' */
const roundText = (enquiries: readonly CaseEnquiry[]) => {
  const days = new Set(enquiries.map(({ raised_on }) => raised_on))
  const [first] = [...days].toSorted()
  const settled = enquiries.filter(isSettled).length
  return [
    pluralise(enquiries.length, 'enquiry', 'enquiries'),
    ...(first === undefined ? [] : [days.size > 1 ? `from ${shortDate(first)}` : shortDate(first)]),
    ...(settled > 0 ? [`${settled} settled`] : []),
  ].join(', ')
}

const Round = ({ round, enquiries, picked, onPick, why, onOpen }: Props & { round: number }) => (
  <tbody>
    <tr className="round">
      <th colSpan={8} scope="rowgroup">
        Round {round} <span className="mute">{roundText(enquiries)}</span>
      </th>
    </tr>
    {enquiries.map((enquiry) => (
      <EnquiryRow
        key={enquiry.id}
        enquiry={enquiry}
        why={why}
        isPicked={picked === null ? null : picked.has(enquiry.id)}
        onPick={(isPicked) => onPick(withPicked(picked, enquiry.id, isPicked))}
        onOpen={onOpen}
      />
    ))}
  </tbody>
)

const withPicked = (picked: ReadonlySet<string> | null, id: string, isPicked: boolean) => {
  const others = [...(picked ?? [])].filter((it) => it !== id)
  return new Set(isPicked ? [...others, id] : others)
}
