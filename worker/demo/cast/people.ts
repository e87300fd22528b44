import type { Random } from '../random.ts'
import type { Cast } from './cast.ts'

const women =
  'Abigail Alice Amina Anita Beatrice Bethan Bridget Carys Catherine Ceri Charlotte Chloe Danielle Deborah Elinor Emily Esther Fatima Frances Freya Grace Harriet Helen Ines Iris Isabel Jasmine Joanna Judith Kavita Kirsty Leanne Lucy Lydia Maria Maya Meera Molly Nadia Naomi Olive Olwen Pauline Phoebe Rachel Rebecca Rhian Ruby Sadia Sarah Sian Stella Tamsin Teresa Ursula Victoria Wendy Yasmin Zoe'.split(
    ' ',
  )
const men =
  'Aaron Adam Alun Andrew Arjun Barnaby Ben Bryn Carl Christopher Colin Dafydd Darren Dominic Duncan Edward Elliot Ewan Farhan Felix Gavin George Gethin Graham Harry Hugo Huw Ibrahim Isaac Jack Jacob James Joel Keith Kieran Lewis Liam Luke Marcus Martin Mateusz Matthew Nathan Neil Nigel Oliver Omar Owen Patrick Philip Ravi Rhodri Robert Samuel Simon Stephen Theo Victor William Yusuf'.split(
    ' ',
  )

export type DemoPerson = {
  readonly title: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  /** '07700 900482', from the range that Ofcom reserves for drama. */
  readonly phone: string
}

const mailDomains = ['mailbox.example', 'letterbox.example', 'inbox.test', 'fastpost.test']

const mailbox = (first: string, last: string) =>
  `${first}.${last}`
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z.]/g, '')

/** Generates people with distinct names, email addresses and mobile numbers, as far as the names suffice. */
export const peopleOf = (cast: Cast, random: Random) => {
  const used = new Set<string>()
  const surnames = random.shuffled(cast.surnames)
  let families = 0
  let mobiles = cast.first.mobile

  const mobile = () => {
    const last = String(mobiles % 1000).padStart(3, '0')
    mobiles += 1
    return `07700 900${last}`
  }
  const surname = () => {
    families += 1
    return surnames[families % surnames.length] ?? ''
  }
  const named = (title: string, first_name: string, last_name: string): DemoPerson => ({
    title,
    first_name,
    last_name,
    email: `${mailbox(first_name, last_name)}@${random.pick(cast.mail ?? mailDomains)}`,
    phone: mobile(),
  })
  const unusedFirstName = (firsts: readonly string[], last: string) => {
    const left = firsts.filter((it) => !used.has(`${it} ${last}`))
    const first = random.pick(left.length > 0 ? left : firsts)
    used.add(`${first} ${last}`)
    return first
  }
  const woman = (last: string) => {
    const title = random.weighted([
      ['Ms', 5],
      ['Mrs', 5],
      ['Miss', 2],
      ['Dr', 1],
    ])
    return named(title, unusedFirstName(women, last), last)
  }
  const man = (last: string) => {
    const title = random.weighted([
      ['Mr', 10],
      ['Dr', 1],
    ])
    return named(title, unusedFirstName(men, last), last)
  }
  const person = (last = surname()) => (random.chance(0.52) ? woman(last) : man(last))
  const couple = (): DemoPerson[] => {
    const last = surname()
    return random.chance(0.75) ? [woman(last), man(last)] : [person(last), person()]
  }
  return {
    named,
    person,
    couple,
    household: (count: number) => (count > 1 ? couple() : [person()]),
  }
}

export type DemoPeople = ReturnType<typeof peopleOf>
