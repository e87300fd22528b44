import { useState } from 'react'
import { Board } from '#components/board/Board.tsx'

export const about = { heading: 'Board', words: 'columns cards drag drop move kanban' }

const columns = [
  { key: 'new', name: 'New' },
  { key: 'called', name: 'Called' },
  { key: 'sold', name: 'Offer accepted' },
]
const people = [
  { id: '1', name: 'Hannah Prescott', fee: '£1,250.00', place: 'new' },
  { id: '2', name: 'Joel Marsh', fee: '£980.00', place: 'new' },
  { id: '3', name: 'Ruth Castle', fee: '£1,410.00', place: 'called' },
]

/** Cards are dragged or moved by menu; a refused move gives a reason. */
export default function Lanes() {
  const [cards, setCards] = useState(people)
  return (
    <Board
      label="Callers"
      columns={columns}
      cards={cards}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      columnOf={({ place }) => place}
      refusal={(it, to) =>
        it.place === 'new' && to === 'sold' ? 'Nobody has talked to them yet.' : null
      }
      onMove={(card, place) =>
        setCards(cards.map((it) => (it.id === card.id ? { ...it, place } : it)))
      }
    >
      {({ name, fee }) => (
        <>
          <b className="med">{name}</b>
          <p className="mute num">{fee}</p>
        </>
      )}
    </Board>
  )
}
