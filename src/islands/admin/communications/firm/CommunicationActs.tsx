import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { type Asked, Question } from '#components/overlay/Question.tsx'
import { reasonAgainst } from '#domain/act'
import { communicationActs } from '#domain/communication/firm/acts'
import type { CommunicationDetail } from '#domain/communication/firm/api'
import { runAct } from '#islands/admin/run-act.ts'
import { actOnCommunication } from '#stores/communication/firm'

const pauseOf = (communication: CommunicationDetail['communication']): Asked => ({
  title: `Pause ${communication.name}?`,
  text: 'Messages of it that wait are not sent. From now on the standard text is sent, where there is one.',
  submit: 'Pause',
  run: () =>
    void runAct(() => actOnCommunication('pause', communication), `${communication.name} paused`),
})

/** The button that activates a communication, or asks before it pauses it. */
export const CommunicationActs = ({ detail }: { detail: CommunicationDetail }) => {
  const { communication, beside } = detail
  const [asked, setAsked] = useState<Asked | null>(null)
  const acts = communicationActs(communication, beside)
  const { name } = communication
  if (communication.status === 'active')
    return (
      <>
        <ActButton why={reasonAgainst(acts.pause)} onPress={() => setAsked(pauseOf(communication))}>
          Pause
        </ActButton>
        <Question asked={asked} onDone={() => setAsked(null)} />
      </>
    )
  return (
    <ActButton
      className="btn main"
      why={reasonAgainst(acts.activate)}
      onPress={() =>
        void runAct(() => actOnCommunication('activate', communication), `${name} activated`)
      }
    >
      Activate
    </ActButton>
  )
}
