import { useStore } from '@nanostores/react'
import { searchWith } from '#components/list/list-search.ts'
import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import { type CallAct, callActs } from '#domain/call/acts'
import type { Call } from '#domain/call/call'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { playCall } from '#stores/call/acts'
import { $route, setSearch } from '#stores/chrome/route'
import { showRefusal } from '#stores/chrome/show-refusal'

// The server records who listened before it returns the address.
const play = async (id: string) => {
  window.open(await playCall(id), '_blank', 'noopener,noreferrer')
}

/** The actions menu of a call: link it, record its outcome, listen to it. */
export default function CallRowActs({ call }: { call: Call }) {
  const { search } = useStore($route)
  return (
    <RowMenu
      className="icon-btn"
      label={`Actions for the call with ${call.subject?.people ?? 'an unknown number'}`}
      choices={choicesOf(call, callActs(call, useActingPerson()), search)}
    />
  )
}

const choicesOf = (call: Call, acts: Acts<CallAct>, search: string): readonly Choice[] => {
  const choices: (Choice | false)[] = [
    {
      key: 'link',
      label: call.subject ? 'Change linked case' : 'Link to a case',
      icon: 'link',
      why: reasonAgainst(acts.link),
      onChoose: () => setSearch(searchWith(search, { call: call.id })),
    },
    call.source === 'voip' && {
      key: 'wrap',
      label: 'Record outcome',
      icon: 'pencil',
      why: reasonAgainst(acts.wrap_up),
      onChoose: () => setSearch(searchWith(search, { wrap: call.id })),
    },
    call.source === 'voip' && {
      key: 'play',
      label: 'Listen',
      icon: 'phone',
      why: reasonAgainst(acts.play),
      onChoose: () => void play(call.id).catch(showRefusal('Couldn’t play the recording')),
    },
  ]
  return choices.filter((choice) => choice !== false)
}
