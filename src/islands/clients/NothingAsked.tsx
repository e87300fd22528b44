import { firm } from '#lib/firm'
import { MessagePage } from './MessagePage.tsx'

/** Whether an answer says that we never asked this client for it. */
export const isNotAsked = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'status') === 404

/** What stands where we have asked a client for nothing. */
export const NothingAsked = ({ what }: { what: string }) => (
  <MessagePage title="There is nothing to do here">
    <p className="client-text" role="status">
      We have not asked you for {what}. If you expected a question here, call us
      {firm.phone && ` on ${firm.phone}`}.
    </p>
  </MessagePage>
)
