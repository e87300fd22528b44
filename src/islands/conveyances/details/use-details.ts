import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Values } from '#components/form/form-parts.ts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Named } from '#domain/party'
import { $agencies } from '#stores/agent/agencies'
import { findCases } from '#stores/conveyance/case-search'
import type { ListChoice } from '#stores/list/choices'
import { assigneeChoices, feeEarnerChoices } from '#stores/user/person-choices'
import type { CaseLink, DetailsChoices } from './details-body.ts'
import type { FieldChoices } from './details-fields.tsx'

type People = {
  readonly people: readonly ListChoice[]
  readonly feeEarners: readonly ListChoice[]
  readonly hasNoFeeEarner: boolean
}

const optionOf = ({ id, name }: Named): ListChoice => ({ value: id, label: name, name })

const withCurrent = (options: readonly ListChoice[], current: Named | null | undefined) =>
  current == null || options.some(({ value }) => value === current.id)
    ? options
    : [...options, optionOf(current)]

/** The staff that a case can be given to; null while they are fetched. */
const usePeople = (current: Conveyance | null): People | null => {
  const [found, setFound] = useState<People | null>(null)
  useEffect(() => {
    // The store has shown the error; whoever has the case stays to choose from.
    const none = () => []
    Promise.all([assigneeChoices().catch(none), feeEarnerChoices().catch(() => null)]).then(
      ([people, feeEarners]) =>
        setFound({
          people,
          feeEarners: feeEarners ?? [],
          hasNoFeeEarner: feeEarners?.length === 0,
        }),
    )
  }, [])
  return (
    found && {
      people: withCurrent(withCurrent(found.people, current?.assistant), current?.fee_earner),
      feeEarners: withCurrent(found.feeEarners, current?.fee_earner),
      hasNoFeeEarner: found.hasNoFeeEarner,
    }
  )
}

/** Searches cases and remembers what was found, as a link names more than an id. */
const useLinks = (current: CaseLink | null) => {
  const found = useRef(new Map<string, CaseLink>(current ? [[current.id, current]] : []))
  const find = async (text: string, signal: AbortSignal) => {
    const cases = await findCases(text, signal)
    for (const { id, ref, matter_type } of cases) found.current.set(id, { id, ref, matter_type })
    return cases
  }
  return { find, linkOf: (id: string) => found.current.get(id) ?? null }
}

type Choices = {
  readonly form: FieldChoices
  readonly body: DetailsChoices
  readonly hasNoFeeEarner: boolean
}

type Start = { readonly current: Conveyance | null; readonly linked: CaseLink | null }

/** What the form of a case offers; null until it is fetched. */
export const useDetailsChoices = ({ current, linked }: Start, typed: Values): Choices | null => {
  const agencies = useStore($agencies).data
  const staff = usePeople(current)
  const { find, linkOf } = useLinks(linked)
  if (agencies === undefined || staff === null) return null
  return {
    form: {
      ...staff,
      agencies,
      typed,
      findCases: find,
      linked: linked ? { value: linked.id, label: linked.ref } : undefined,
    },
    hasNoFeeEarner: staff.hasNoFeeEarner,
    body: { people: [...staff.people, ...staff.feeEarners], agencies, linkOf, current },
  }
}
