import { useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import { PhoneField } from '#components/form/PhoneField.tsx'
import { PostcodeField } from '#components/form/PostcodeField.tsx'
import { SearchField } from '#components/form/SearchField.tsx'
import { TextArea } from '#components/form/TextArea.tsx'

export const about = {
  heading: 'Fields',
  words: 'input text phone postcode search lines form error hint read only disabled busy',
}

/** Text fields: plain, with a hint, invalid, read-only, disabled and busy. Telephone and postcode format what is typed. */
export default function Fields() {
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({
    address: '14 Larkfield Road',
    phone: '07700900482',
    postcode: 'sy26hl',
  })
  const field = (name: string, label: string) => ({
    name: `kit-${name}`,
    label,
    width: 'w3',
    value: said[name] ?? '',
    onChange: (value: string) => setSaid({ ...said, [name]: value }),
  })
  return (
    <div className="form">
      <SearchField {...field('search', 'Find a lender')} />
      <div className="grid-6">
        <TextField {...field('address', 'Address')} hint="As the title register has it." />
        <TextField {...field('name', 'Name')} faults={['Enter a name.']} />
        <PhoneField {...field('phone', 'Mobile')} />
        <PostcodeField {...field('postcode', 'Postcode')} />
        <TextField {...field('ref', 'Read only')} value="26-S-01187" readOnly />
        <TextField {...field('off', 'Cannot be used now')} disabled />
        <TextField {...field('title', 'Title number')} busy hint="Contacting HM Land Registry." />
        <TextArea {...field('note', 'Note')} width="w6" most={200} />
      </div>
    </div>
  )
}
