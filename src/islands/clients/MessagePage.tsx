import type { ReactNode } from 'react'
import { firm } from '#lib/firm'
import { href } from '#routes'

/** A page of the portal; its way back stands above, so that it does not move when the page loads. */
export const MessagePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="portal">
    <p>
      <a className="link" href={href('clients', {}, firm.audience)}>
        Back to your case
      </a>
    </p>
    <h1 className="client-hello">{title}</h1>
    {children}
  </div>
)
