import { ActButton } from '#components/ActButton.tsx'
import { Status } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { sanctionsActs } from '#domain/sanctions/acts'
import type { SanctionsMatch } from '#domain/sanctions/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { dateWithYear, dayOf, shortDate } from '#lib/format'
import type { OpenMatch } from './MatchForms.tsx'

type Props = {
  conveyance: Conveyance
  match: SanctionsMatch
  onOpen: (open: OpenMatch) => void
}

const birthTexts = {
  agrees: 'birth date agrees',
  differs: 'another birth date, which alone clears nobody',
  unknown: 'birth date not compared',
}

const outcomeTexts = {
  not_same: 'Not the same person',
  same: 'Same person',
  open: 'To be judged again',
}

/** One possible match: who, with whom on the list, and what was decided. */
export const MatchRow = ({ conveyance, match, onOpen }: Props) => (
  <div className="sanctions-match">
    <p>
      <b className="med">{match.person}</b>, {match.role}
      {match.born && <>, born {dateWithYear(match.born)}</>}
    </p>
    <p>
      May be <b className="med">{match.name}</b> on the list: {match.entry.kind || 'no kind given'},{' '}
      {match.entry.regime || 'no regime given'}, number {match.entry.key}
      {match.entry.births.length > 0 && <>, born {match.entry.births.join(' or ')}</>};{' '}
      {birthTexts[match.birth]}.
    </p>
    <Judged match={match} />
    <Acts conveyance={conveyance} match={match} onOpen={onOpen} />
  </div>
)

const Judged = ({ match: { judgement } }: { match: SanctionsMatch }) => {
  if (judgement === null) return <Status tone="bad">To be judged</Status>
  const { outcome, by, at, reason, second } = judgement
  return (
    <>
      <Status tone={outcome === 'not_same' ? 'good' : 'bad'}>{outcomeTexts[outcome]}</Status>
      <p className="faint">
        {by.name}, {shortDate(dayOf(at))}: {reason}
      </p>
      {outcome === 'same' && (
        <p className="faint">
          {second
            ? `Confirmed by ${second.by.name}, ${shortDate(dayOf(second.at))}`
            : 'Waiting for a second person'}
        </p>
      )}
    </>
  )
}

const Acts = ({ conveyance, match, onOpen }: Props) => {
  const acts = sanctionsActs(useActingPerson(), conveyance, match.judgement)
  const button = (name: OpenMatch['name'], label: string) => (
    <ActButton
      className="btn small"
      why={reasonAgainst(acts[name])}
      onPress={() => onOpen({ name, match })}
    >
      {label}
    </ActButton>
  )
  if (match.judgement?.second) return null
  const isSame = match.judgement?.outcome === 'same'
  const isCleared = match.judgement?.outcome === 'not_same'
  return (
    <p className="row wrap">
      {isSame && button('confirm', 'Confirm')}
      {isSame && button('send_back', 'Send back')}
      {!isSame && button('judge', isCleared ? 'Judge again' : 'Judge')}
    </p>
  )
}
