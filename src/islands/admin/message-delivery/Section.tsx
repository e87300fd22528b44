import type { ReactNode } from 'react'

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="sec" aria-label={title}>
    <header>
      <h2>{title}</h2>
    </header>
    {children}
  </section>
)
