import { riskNames } from '#domain/conveyance/labels'
import { factName } from '#domain/risk/facts'
import { basisLabels, factText, riskQuestions } from '#domain/risk/labels'
import { RiskGroup, type RiskRound } from '#domain/risk/risk'
import { dateWithYear, dayOf, shortDate } from '#lib/format'

/** The assessment that counts, with what it rests on, and those of before. */
export const RiskRounds = ({ rounds }: { rounds: readonly RiskRound[] }) => {
  const last = rounds.at(-1)
  const earlier = rounds.slice(0, -1).toReversed()
  if (last === undefined) return <p className="faint none">Nobody has assessed the risk yet.</p>
  return (
    <>
      {/* Why it is open stands above. */}
      <Round round={{ ...last, ended: null }} />
      {earlier.length > 0 && (
        <details>
          <summary>
            {earlier.length === 1
              ? '1 earlier assessment'
              : `${earlier.length} earlier assessments`}
          </summary>
          {earlier.map((round) => (
            <Round key={round.at} round={round} />
          ))}
        </details>
      )}
    </>
  )
}

const Round = ({ round }: { round: RiskRound }) => (
  <div className="risk-round">
    <p>
      <b className="med">{riskNames[round.level]} risk</b>: client{' '}
      {riskNames[round.client].toLowerCase()}, matter {riskNames[round.matter].toLowerCase()}. By{' '}
      {round.by.name} on {shortDate(dayOf(round.at))}; to be looked at again by{' '}
      {dateWithYear(round.review_on)}.
    </p>
    <p className="evidence">{round.reasons.join('. ') || 'Nothing raises the risk.'}</p>
    {round.raised && (
      <p className="evidence">
        Raised to {riskNames[round.raised.level].toLowerCase()}: {round.raised.reason}
      </p>
    )}
    <Decisions round={round} />
    <details>
      <summary>Facts and answers</summary>
      <Answers round={round} />
      <ul className="risk-facts">
        {round.rests_on.map((it) => (
          <li key={factName(it)}>{factText(it)}</li>
        ))}
      </ul>
    </details>
  </div>
)

const Decisions = ({ round: { approved, ended, enhanced } }: { round: RiskRound }) => (
  <>
    {enhanced && (
      <>
        <p className="evidence">How their wealth came about: {enhanced.wealth}</p>
        <p className="evidence">Further checks: {enhanced.checks}</p>
        <p className="evidence">Watched more closely: {enhanced.monitoring}</p>
      </>
    )}
    {approved && (
      <p className="evidence">
        Approved by {approved.by.name} on {shortDate(dayOf(approved.at))}
        {approved.lowered_from &&
          `, lowered from ${riskNames[approved.lowered_from].toLowerCase()}`}
        : {approved.note}
      </p>
    )}
    {ended && ended.words.length > 0 && (
      <p className="evidence">
        {ended.how === 'sent_back' ? `Sent back by ${ended.by.name}` : 'Re-opened'} on{' '}
        {shortDate(dayOf(ended.at))}: {ended.words.join('; ')}
      </p>
    )}
  </>
)

const answerTexts = (answers: NonNullable<RiskRound['answers']>, group: RiskGroup) => {
  const given: Readonly<Record<string, string>> = answers
  return Object.entries(riskQuestions)
    .filter(([, question]) => question.group === group)
    .map(([name, { label, options }]) => {
      const texts: Readonly<Record<string, string>> = options
      return `${label} ${texts[given[name] ?? ''] ?? ''}.`
    })
}

const Answers = ({ round: { answers, basis } }: { round: RiskRound }) =>
  answers && (
    <ul className="risk-facts">
      {RiskGroup.options.map((group) => (
        <li key={group}>
          {answerTexts(answers, group).join(' ')} {basisLabels[group]}: {basis[group]}
        </li>
      ))}
    </ul>
  )
