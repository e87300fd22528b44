import type { WitnessView } from '#domain/signature/deed/view'
import { enterWitnessCode, sendWitnessCode } from '#stores/signature/witness'
import { CodeEntry } from '../CodeEntry.tsx'

type Props = { view: WitnessView }

/** The code that shows who witnesses. */
export const WitnessCode = ({ view: { me } }: Props) => (
  <CodeEntry
    sent={me.code}
    triesLeft={me.tries_left}
    submit="Continue"
    onSend={sendWitnessCode}
    onEnter={enterWitnessCode}
  >
    <p>We send a code to your mobile. It shows that it is you who signs.</p>
  </CodeEntry>
)
