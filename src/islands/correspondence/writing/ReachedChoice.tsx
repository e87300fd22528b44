import type { ReactNode } from 'react'
import { Banner } from '#components/Banner.tsx'

type Reached = { readonly id: string; readonly name: string; readonly why: string | null }

/** Those who can be written to now. */
export const reachable = <One extends Reached>(people: readonly One[]): One[] =>
  people.filter(({ why }) => why === null)

type Props = { people: readonly Reached[]; children: ReactNode }

/** A form to those who can be written to, and why the others cannot. */
export const ReachedChoice = ({ people, children }: Props) => {
  const reasons = [...new Set(people.flatMap(({ why }) => why ?? []))]
  const isNobody = reachable(people).length === 0
  return (
    <>
      {isNobody && (
        <Banner tone="warn" title="Nobody can be written to in this way">
          {reasons.join(' ')}
        </Banner>
      )}
      {!isNobody && children}
      {!isNobody && reasons.length > 0 && <p className="faint">{reasons.join(' ')}</p>}
    </>
  )
}
