import type { Nation } from './matter.ts'

// Areas and districts of postcodes as the ONS Postcode Directory assigns them to nations. Written from general
// knowledge of the directory, not from an extract of it: a district that is listed as a border without need only asks.

const areas = (list: string) => new Set(list.split(' '))

const ENGLISH_AREAS = areas(
  'AL B BA BB BD BH BL BN BR BS CA CB CH CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL ' +
    'GU HA HD HG HP HR HU HX IG IP KT L LA LE LN LS LU M ME MK N NE NG NN NW OL OX PE PL PO PR RG ' +
    'RH RM S SE SG SK SL SM SN SO SP SR SS ST SW SY TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS ' +
    'WV YO',
)

const WELSH_AREAS = areas('CF LD LL NP SA')

/** Districts of English areas that lie in Wales altogether. */
const WELSH_DISTRICTS = areas('CH5 CH6 CH7 CH8 SY16 SY17 SY18 SY19 SY20 SY23 SY24 SY25')

/** Districts that the border with Wales runs through or along, where only the address itself can tell. */
const WELSH_BORDER = areas(
  'CH1 CH4 GL16 HR2 HR3 HR5 HR9 LD7 LD8 LL13 LL14 NP7 NP16 NP25 ' +
    'SY5 SY7 SY9 SY10 SY11 SY12 SY13 SY14 SY15 SY21 SY22',
)

/** Districts that the border between England and Scotland runs through or along. */
const SCOTTISH_BORDER = areas('CA6 DG14 DG16 TD5 TD9 TD12 TD15')

type Elsewhere = 'Scotland' | 'Northern Ireland' | 'Jersey' | 'Guernsey' | 'the Isle of Man'

const elsewhereAreas: readonly (readonly [Elsewhere, ReadonlySet<string>])[] = [
  ['Scotland', areas('AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE')],
  ['Northern Ireland', areas('BT')],
  ['Jersey', areas('JE')],
  ['Guernsey', areas('GY')],
  ['the Isle of Man', areas('IM')],
]

/** Who keeps the list of lawyers who act there. */
const professions: Readonly<Record<Elsewhere, string>> = {
  Scotland: 'a solicitor in Scotland, whom the Law Society of Scotland lists',
  'Northern Ireland':
    'a solicitor in Northern Ireland, whom the Law Society of Northern Ireland lists',
  Jersey: 'a lawyer in Jersey, whom the Law Society of Jersey lists',
  Guernsey: 'an advocate in Guernsey, whom the Guernsey Bar lists',
  'the Isle of Man': 'an advocate in the Isle of Man, whom the Isle of Man Law Society lists',
}

const POSTCODE = /^(([A-Z]{1,2})\d{1,2}[A-Z]?)(?:\d[A-Z]{2})?$/

const partsOf = (postcode: string) => {
  const [, district = '', area = ''] =
    POSTCODE.exec(postcode.replaceAll(/\s/g, '').toUpperCase()) ?? []
  return { district, area }
}

/** The border that a postcode, or its first half, may lie on either side of; null when it is on none. */
export const borderOf = (postcode: string): 'Wales' | 'Scotland' | null => {
  const { district } = partsOf(postcode)
  if (WELSH_BORDER.has(district)) return 'Wales'
  return SCOTTISH_BORDER.has(district) ? 'Scotland' : null
}

/**
 * The nation of a postcode, or of its first half; null when somebody has to be asked, when it is not a postcode, and
 * outside England and Wales.
 */
export const nationOfPostcode = (postcode: string): Nation | null => {
  const { district, area } = partsOf(postcode)
  if (borderOf(postcode) !== null) return null
  if (WELSH_AREAS.has(area) || WELSH_DISTRICTS.has(district)) return 'Wales'
  return ENGLISH_AREAS.has(area) ? 'England' : null
}

/** Why we cannot act for a property with this postcode, and what to do instead; null for England, Wales and borders. */
export const elsewhereProblem = (postcode: string): string | null => {
  const { area } = partsOf(postcode)
  const [place] = elsewhereAreas.find(([, areas]) => areas.has(area)) ?? []
  if (!place || borderOf(postcode) !== null) return null
  return `This property is in ${place}, and we act in England and Wales only. Suggest ${professions[place]}.`
}
