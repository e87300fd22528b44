import type { AgentNeed } from '#domain/agent/case-progress'
import type { AgentCase } from '#domain/agent/home'
import { shortInstant } from '#lib/format'
import type { AgentAct } from './CaseDialog.tsx'

type Props = {
  cases: readonly AgentCase[]
  onOpen: (open: { act: AgentAct; caseFile: AgentCase }) => void
}

type Need = {
  readonly title: string
  readonly text: (caseFile: AgentCase) => string
  readonly button: string
  readonly act: AgentAct
}

const needs: Readonly<Record<AgentNeed, Need>> = {
  keys: {
    title: 'Keys',
    text: ({ keys }) =>
      `Completed${keys?.released_at ? ` ${shortInstant(keys.released_at)}` : ''}: tell us when they changed hands`,
    button: 'Confirm handover',
    act: 'keys',
  },
  memo: {
    title: 'Memo of sale',
    text: () => 'We have not confirmed one for this sale yet',
    button: 'Send memo',
    act: 'memo',
  },
  chain: {
    title: 'Chain',
    text: () => 'We are waiting for the chain: tell us who is in it and how far they are',
    button: 'Tell us',
    act: 'chain',
  },
  answer: {
    title: 'Your answer',
    text: () => 'We are waiting for you',
    button: 'Write to us',
    act: 'chain',
  },
}

/** What the agent’s cases wait for from them; nothing when they wait for nothing. */
export const NeededFromMe = ({ cases, onOpen }: Props) => {
  const all = cases.flatMap((caseFile) =>
    (caseFile.needs ?? []).map((need) => ({ caseFile, need })),
  )
  if (all.length === 0) return null
  return (
    <section className="sec agent-list" aria-labelledby="agent-needs">
      <header>
        <h2 id="agent-needs">Needed from you</h2>
        <span className="count">{all.length}</span>
      </header>
      <ul className="lead-alike">
        {all.map(({ caseFile, need }) => (
          <li key={caseFile.id + need}>
            <b className="med">
              {needs[need].title}, {caseFile.address.line}
            </b>
            <span className="mute">{needs[need].text(caseFile)}</span>
            <button
              type="button"
              className="btn"
              aria-label={`${needs[need].button}: ${caseFile.address.line}`}
              onClick={() => onOpen({ act: needs[need].act, caseFile })}
            >
              {needs[need].button}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
