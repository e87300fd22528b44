import { ActButton } from '#components/ActButton.tsx'
import { reasonAgainst } from '#domain/act'
import type { fundsActs } from '#domain/funds/acts'
import type { FundsPart, FundsStatement } from '#domain/funds/funds'
import { fundsKinds } from '#domain/funds/labels'
import { money } from '#lib/format'
import type { OpenFunds } from './FundsForms.tsx'

type Props = {
  statement: FundsStatement
  acts: ReturnType<typeof fundsActs>
  onOpen: (open: OpenFunds) => void
}

/** Each part of the money, with its story, its evidence and what the reviewer saw. */
export const FundsParts = ({ statement, acts, onOpen }: Props) => (
  <ul className="funds-parts">
    {statement.parts.map((part) => (
      <li key={part.id}>
        <b className="med">{fundsKinds[part.kind]}</b>
        <span className="num">{part.amount === null ? 'No amount yet' : money(part.amount)}</span>
        {part.story && <p className="said">{part.story}</p>}
        {part.kind === 'gift' && <Giver part={part} />}
        <Files part={part} />
        <Seen statement={statement} part={part} />
        {part.kind === 'gift' && part.giver_id === null && (
          <ActButton
            className="btn small"
            why={reasonAgainst(acts.giver)}
            onPress={() => onOpen({ name: 'giver', statement, part: part.id })}
          >
            Choose whose identity is checked
          </ActButton>
        )}
      </li>
    ))}
  </ul>
)

const Giver = ({ part: { giver, giver_id } }: { part: FundsPart }) => (
  <p className="evidence">
    {giver ? `${giver.name}, ${giver.relation}` : 'Nobody named yet'}
    {giver?.is_loan && '; has to be paid back'}
    {giver?.gets_share && '; gets a share in the property'}
    {giver_id ? '; identity check chosen' : ''}
  </p>
)

const Files = ({ part: { files } }: { part: FundsPart }) =>
  files.length > 0 ? (
    <p className="funds-files">
      {files.map(({ file_id, name, what }) => (
        <a
          key={file_id}
          className="link"
          href={`/files/${file_id}?inline`}
          target="_blank"
          rel="noreferrer"
        >
          {name}
          {what === 'declaration' && ' (declaration)'}
        </a>
      ))}
    </p>
  ) : null

const Seen = ({
  statement: { review },
  part: { id },
}: {
  statement: FundsStatement
  part: FundsPart
}) => {
  const seen = review?.seen.find(({ part }) => part === id)?.seen
  return seen ? <p className="evidence">Seen: {seen}</p> : null
}
