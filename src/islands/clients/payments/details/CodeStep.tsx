import type { ShowingView, ShownDetails } from '#domain/client-account/showing/api'
import { enterCode, sendCode } from '#stores/client-account/showing'
import { CodeEntry } from '../../CodeEntry.tsx'

type Props = { showing: ShowingView; onShown: (details: ShownDetails) => void }

/** The code that shows the firm's bank details. */
export const CodeStep = ({ showing: { code, tries_left }, onShown }: Props) => (
  <CodeEntry
    sent={code}
    triesLeft={tries_left}
    submit="Show bank details"
    onSend={sendCode}
    onEnter={async (typed, key) => {
      const details = await enterCode(typed, key)
      if (details) onShown(details)
    }}
  >
    {tries_left === 0 && (
      <p className="fault" role="alert">
        That code was wrong five times. Ask for a new one, or call us.
      </p>
    )}
    <p className="client-text">
      We show our bank details after a code. We send it now to the mobile number or email address
      that we have for you.
    </p>
  </CodeEntry>
)
