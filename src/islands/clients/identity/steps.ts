import type { PhotoPaper, PictureSlot } from '#domain/identity/identity'
import type { ClientIdentity } from '#domain/identity/view'
import { firm } from '#lib/firm'
import { href } from '#routes'

export const photoPapers: readonly PhotoPaper[] = ['passport', 'driving_licence', 'national_id']

export type IdentityStep = 'paper' | PictureSlot | 'send'

/** The questions of a check, in order, one a page. */
export const stepsOf = ({ slots }: ClientIdentity): readonly IdentityStep[] => [
  'paper',
  ...slots.map(({ slot }) => slot),
  'send',
]

/** The first question without an answer. */
export const nextStep = ({ paper, slots }: ClientIdentity): IdentityStep =>
  paper === null ? 'paper' : (slots.find(({ name }) => name === null)?.slot ?? 'send')

export const stepHref = ({ conveyance_id }: ClientIdentity, step: IdentityStep) =>
  `${href('clients-identity-id', { id: conveyance_id }, firm.audience)}?step=${step}`

type Shot = { readonly title: string; readonly text: string }

const sides = {
  passport:
    'The page with your photograph. Hold it flat, in good light, with every corner in the picture.',
  driving_licence: 'The side with your photograph. Every corner has to be in the picture.',
  national_id: 'The side with your photograph. Every corner has to be in the picture.',
}

const names = {
  passport: 'passport',
  driving_licence: 'driving licence',
  national_id: 'identity card',
}

/** What a page asks to be photographed. */
export const shotOf = ({ paper, code }: ClientIdentity, slot: PictureSlot): Shot => {
  const of = paper ?? 'passport'
  const shots: Readonly<Record<PictureSlot, Shot>> = {
    front: { title: `Photograph your ${names[of]}`, text: sides[of] },
    back: {
      title: `Now the back of your ${names[of]}`,
      text: 'Turn it over. Every corner has to be in the picture.',
    },
    selfie: {
      title: 'Take a picture of yourself',
      text: `Write ${code} on a piece of paper and hold it beside your face. It shows us that the picture is of today. Take off hat and sunglasses.`,
    },
    address: {
      title: 'Show us where you live',
      text: 'A bank statement, utility bill or council tax bill of the last 3 months, with your name and address. A photo or a PDF.',
    },
  }
  return shots[slot]
}
