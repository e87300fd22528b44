import type { DeskDetail } from '#domain/lead/desk/settings-api'
import { DeskKey } from './DeskKey.tsx'

export const DeskMail = ({ desk }: { desk: DeskDetail }) => (
  <dl className="access-list lead-doors">
    <div>
      <dt>Forward messages to</dt>
      <dd>
        <code>{desk.mail_address}</code>
        Send JSON with event, from, subject and text, and the header Deedbox-Signature.
      </dd>
    </div>
    <div>
      <dt>Key</dt>
      <dd>
        <DeskKey of="mail" desk={desk} />
      </dd>
    </div>
  </dl>
)
