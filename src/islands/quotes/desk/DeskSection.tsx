import type { ReactNode } from 'react'

export const DeskSection = ({
  title,
  say,
  children,
}: {
  title: string
  say: string
  children: ReactNode
}) => (
  <section className="sec" aria-label={title}>
    <header>
      <h2>{title}</h2>
    </header>
    <p className="admin-note mute">{say}</p>
    {children}
  </section>
)
