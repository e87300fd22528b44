import type { Choice } from './choice.ts'
import type { Person } from './known.ts'

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const ordinal = (day: number) => {
  const end = day % 10
  const isTeen = day > 10 && day < 14
  return `${day}${isTeen ? 'th' : end === 1 ? 'st' : end === 2 ? 'nd' : end === 3 ? 'rd' : 'th'}`
}

const partsOf = (iso: string) => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const name = MONTHS[month - 1] ?? ''
  const weekday = DAYS[new Date(`${iso}T12:00:00Z`).getUTCDay()] ?? ''
  return { year, month, day, name, weekday, two: String(year).slice(2) }
}

const pad = (value: number) => String(value).padStart(2, '0')

/** A day in each form that agents write. */
export const dayForms = (iso: string): readonly string[] => {
  const { year, month, day, name, weekday, two } = partsOf(iso)
  const short = name.slice(0, 3)
  return [
    `${day} ${name} ${year}`,
    `${ordinal(day)} ${name} ${year}`,
    `${ordinal(day)} of ${name} ${year}`,
    `${ordinal(day)} of ${name}, ${year}`,
    `${pad(day)}/${pad(month)}/${year}`,
    `${day}/${month}/${two}`,
    `${day}.${month}.${two}`,
    `${pad(day)}.${pad(month)}.${year}`,
    `${pad(day)}-${pad(month)}-${year}`,
    `${day}-${short}-${two}`,
    `${pad(day)}-${short}-${year}`,
    iso,
    `${weekday} ${day} ${name} ${year}`,
    `${weekday}, ${ordinal(day)} ${name} ${year}`,
    `${weekday.slice(0, 3)} ${day} ${short} ${year}`,
    `${day} ${short} ${two}`,
    `${day} ${short} '${two}`,
    `${name} ${ordinal(day)}, ${year}`,
    `${name} ${day} ${year}`,
    `${pad(day)} ${short.toUpperCase()} ${year}`,
    `${weekday} the ${ordinal(day)} of ${name} ${year}`,
    `${iso}T00:00:00`,
    `${pad(day)}/${pad(month)}/${year} 14:05`,
  ]
}

/** An amount in each form that agents write. */
export const moneyForms = (pence: number): readonly string[] => {
  const pounds = pence / 100
  const grouped = Math.floor(pounds).toLocaleString('en-GB')
  if (pence % 100 !== 0) return [`£${pounds.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`]
  return [
    `£${grouped}`,
    `£${grouped}.00`,
    `£ ${grouped}`,
    `£${pounds}`,
    `GBP ${grouped}`,
    `GBP${pounds}`,
    `£${grouped}.00p`,
    `${grouped} GBP`,
    `${grouped} pounds`,
    `£${grouped}/-`,
    `£${grouped}-00`,
    `${grouped}`,
    `£${grouped.replaceAll(',', ' ')}`,
    ...(pounds % 500 === 0
      ? [`£${pounds / 1000}k`, `£${pounds / 1000}K`, `${pounds / 1000}k`]
      : []),
    ...(pounds >= 1_000_000 && pounds % 1000 === 0
      ? [`£${pounds / 1_000_000}m`, `£${pounds / 1_000_000} million`]
      : []),
  ]
}

/** A telephone in each form that people write. */
export const phoneForms = (phone: string): readonly string[] => {
  const [area = '', ...rest] = phone.split(' ')
  const inner = `${area.slice(1)} ${rest.join(' ')}`
  return [
    phone,
    phone.replaceAll(' ', ''),
    `+44 ${inner}`,
    `+44 (0)${inner}`,
    `+44${inner.replaceAll(' ', '')}`,
    `0044 ${inner}`,
    phone.replaceAll(' ', '-'),
    phone.replaceAll(' ', '.'),
    `(${area}) ${rest.join(' ')}`,
    `${area} ${rest.join('')}`,
    `${area}-${rest.join(' ')}`,
  ]
}

const COMPANY =
  /\b(?:ltd|limited|plc|llp|homes|estates?|group|trust|executors?|council|association|developments?|company|church|the)\b|[&,\d(]/i

export const isCompany = (name: string) => COMPANY.test(name)

const TITLES = ['Mr', 'Mrs', 'Miss', 'Ms', 'Dr', 'Mr.', 'Mx', 'Prof']

export const titled = (name: string, choice: Choice) =>
  isCompany(name) ? name : `${choice.of(TITLES)} ${name}`

const lastOf = (name: string) => name.split(' ').at(-1) ?? ''
const firstOf = (name: string) => name.split(' ').slice(0, -1).join(' ')

/** The people of a side on one line, each way to write them. */
export const peopleForms = (people: readonly Person[], choice: Choice): readonly string[] => {
  const names = people.map(({ name }) => name)
  const titles = names.map((name) => titled(name, choice))
  if (names.some(isCompany)) return [names.join(' and ')]
  const isFamily =
    names.length === 2 && lastOf(names[0] ?? '') === lastOf(names[1] ?? '') && names[0] !== names[1]
  return [
    titles.join(' and '),
    titles.join(' & '),
    names.join(' and '),
    titles.join(', '),
    titles.join('; '),
    titles.join(' / '),
    titles.join(' + '),
    titles.join(' and ').toUpperCase(),
    titles.map((it, at) => `(${at + 1}) ${it}`).join(' '),
    names.map((it) => `${lastOf(it).toUpperCase()}, ${firstOf(it)}`).join('; '),
    ...(names.length === 1
      ? [`${lastOf(names[0] ?? '')}, ${titles[0]?.split(' ')[0]} ${firstOf(names[0] ?? '')}`]
      : []),
    ...(isFamily
      ? [
          `Mr ${firstOf(names[0] ?? '')} and Mrs ${names[1]}`,
          `Mr & Mrs ${firstOf(names[0] ?? '')} & ${names[1]}`,
          `${firstOf(names[0] ?? '')} and ${names[1]}`,
          `${firstOf(names[0] ?? '')} & ${names[1]} (Mr & Mrs)`,
        ]
      : []),
  ]
}
