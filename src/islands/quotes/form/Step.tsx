import type { ReactNode } from 'react'

export const Step = ({
  title,
  note,
  children,
}: {
  title: string
  note?: string
  children: ReactNode
}) => (
  <section className="step" aria-label={title}>
    <div>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
    </div>
    <div className="grid-6">{children}</div>
  </section>
)
