import type { ClientSignature } from '#domain/signature/view'
import { enterCode, sendCode } from '#stores/signature/client'
import { CodeEntry } from '../CodeEntry.tsx'

type Props = { signature: ClientSignature }

/** The code that shows who signs. */
export const CodeStep = ({ signature: { id, deed, me } }: Props) => (
  <CodeEntry
    sent={me.code}
    triesLeft={me.tries_left}
    submit="Continue"
    onSend={() => sendCode(id)}
    onEnter={(code, key) => enterCode(id, code, key)}
  >
    <p>
      {deed
        ? 'We send a code by text message to the mobile number that we have for you.'
        : 'We send a code to the mobile number that we have for you, or to your email address if we have none.'}{' '}
      It shows that it is you who signs.
    </p>
  </CodeEntry>
)
