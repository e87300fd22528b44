import { useEffect, useRef, useState } from 'react'
import { money } from '#lib/format'

export const LastChange = ({ total }: { total: number }) => {
  const before = useRef(total)
  const [change, setChange] = useState(0)
  useEffect(() => {
    if (total === before.current) return
    setChange(total - before.current)
    before.current = total
  }, [total])
  if (change === 0) return null
  return (
    <p className="last-change num">
      {change > 0 ? '+' : '−'}
      {money(Math.abs(change))} from the last change
    </p>
  )
}
