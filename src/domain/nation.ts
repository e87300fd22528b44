import type { Nation } from './matter.ts'

const ENGLISH_AREAS = new Set(
  (
    'AL B BA BB BD BH BL BN BR BS CA CB CH CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL ' +
    'GU HA HD HG HP HR HU HX IG IP KT L LA LE LN LS LU M ME MK N NE NG NN NW OL OX PE PL PO PR RG ' +
    'RH RM S SE SG SK SL SM SN SO SP SR SS ST SW SY TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS ' +
    'WV YO'
  ).split(' '),
)

const WELSH_AREAS = new Set('CF LD LL NP SA'.split(' '))

/** Districts of English areas that lie in Wales altogether. */
const WELSH_DISTRICTS = new Set(
  'CH5 CH6 CH7 CH8 SY16 SY17 SY18 SY19 SY20 SY23 SY24 SY25'.split(' '),
)

/** Districts that the border runs through or along, where only the address itself can tell. */
const BORDER_DISTRICTS = new Set(
  (
    'CH1 CH4 GL16 HR2 HR3 HR5 HR9 LD7 LD8 LL13 LL14 NP7 NP16 NP25 ' +
    'SY5 SY7 SY9 SY10 SY11 SY12 SY13 SY14 SY15 SY21 SY22'
  ).split(' '),
)

const POSTCODE = /^(([A-Z]{1,2})\d{1,2}[A-Z]?)(?:\d[A-Z]{2})?$/

/**
 * The nation of a postcode, or of its first half; null when somebody has to be asked: on the
 * border, in Scotland, Northern Ireland or the islands, or when it is not a postcode.
 */
export const nationOfPostcode = (postcode: string): Nation | null => {
  const [, district, area] = POSTCODE.exec(postcode.replaceAll(/\s/g, '').toUpperCase()) ?? []
  if (!district || !area || BORDER_DISTRICTS.has(district)) return null
  if (WELSH_AREAS.has(area) || WELSH_DISTRICTS.has(district)) return 'Wales'
  return ENGLISH_AREAS.has(area) ? 'England' : null
}
