import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { isOpen } from '#domain/sanctions/judgement'
import type { CaseSanctions } from '#domain/sanctions/view'
import { dateWithYear, pluralise } from '#lib/format'
import { $caseSanctions } from '#stores/sanctions/matches'
import { MatchForms, type OpenMatch } from './MatchForms.tsx'
import { MatchRow } from './MatchRow.tsx'
import { Owners } from './Owners.tsx'

type Props = { caseFile: CaseDetail }

/** Everybody of the case against the sanctions list, with what has to be judged. */
export const SanctionsPart = ({ caseFile }: Props) => (
  <Loaded
    from={useStore($caseSanctions)}
    skeleton={<Skeleton rows={2} />}
    retry={() => $caseSanctions.revalidate()}
  >
    {(sanctions) => <Sanctions caseFile={caseFile} sanctions={sanctions} />}
  </Loaded>
)

const summaryOf = ({ state, list, people, matches }: CaseSanctions): string => {
  if (state === 'none' || list === null)
    return 'No sanctions list is loaded, so nobody has been compared with one. An owner loads it under Admin › Set-up.'
  const compared = `${pluralise(people.length, 'person', 'people')} compared with the list of ${dateWithYear(list.reported_on)}`
  if (state === 'old')
    return `${compared}. It is older than your limit and says nothing any more. An owner loads the current one under Admin › Set-up.`
  if (matches.length === 0) return `${compared}; no possible match.`
  return `${compared}.`
}

const Sanctions = ({ caseFile, sanctions }: Props & { sanctions: CaseSanctions }) => {
  const [open, setOpen] = useState<OpenMatch | null>(null)
  const toJudge = sanctions.matches.filter(({ judgement }) => isOpen(judgement)).length
  return (
    <section className="sec" aria-label="Sanctions" id="sanctions">
      <header>
        <h2>Sanctions</h2>
        {toJudge > 0 && <span className="count">{toJudge} open</span>}
      </header>
      <p className={sanctions.state === 'current' ? 'none' : 'warn none'}>{summaryOf(sanctions)}</p>
      {toJudge > 0 && (
        <p className="warn none">
          Exchange and completion wait until somebody has judged each match.
        </p>
      )}
      {sanctions.matches.length > 0 && (
        <ul>
          {sanctions.matches.map((match) => (
            <li key={match.id}>
              <MatchRow conveyance={caseFile.conveyance} match={match} onOpen={setOpen} />
            </li>
          ))}
        </ul>
      )}
      <Owners caseFile={caseFile} sanctions={sanctions} />
      <MatchForms open={open} onDone={() => setOpen(null)} />
    </section>
  )
}
