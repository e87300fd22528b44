import { useState } from 'react'
import { type Address, AddressField } from '#components/form/AddressField.tsx'

export const about = { heading: 'Address', words: 'street town county postcode look up by hand' }

const places = [
  { line: '14 Larkfield Road', town: 'Shrewsbury', county: 'Shropshire', postcode: 'SY3 9CV' },
  { line: '16 Larkfield Road', town: 'Shrewsbury', county: 'Shropshire', postcode: 'SY3 9CV' },
]

const find = async (words: string) =>
  places
    .filter((it) => `${it.line} ${it.postcode}`.toLowerCase().includes(words.toLowerCase()))
    .map((address) => ({
      value: address.line,
      label: address.line,
      detail: `${address.town} ${address.postcode}`,
      address,
    }))

/** Looks addresses up where the firm has a register; the parts can always be typed. */
export default function Addresses() {
  const [address, setAddress] = useState<Address>({ line: '', town: '', county: '', postcode: '' })
  return (
    <div className="form">
      <AddressField
        label="Property"
        name="kit-property"
        value={address}
        find={find}
        onChange={setAddress}
      />
    </div>
  )
}
