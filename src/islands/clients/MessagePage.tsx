import type { ReactNode } from 'react'
import { firm } from '#lib/firm'
import { href } from '#routes'

export const MessagePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="portal">
    <h1 className="client-hello">{title}</h1>
    {children}
    <p>
      <a className="link" href={href('clients', {}, firm.audience)}>
        Back to your case
      </a>
    </p>
  </div>
)
