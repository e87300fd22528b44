import type { ValuePath } from '../kept.ts'
import type { ParticipantFacts, PropertyFacts } from '../pack.ts'

export type FieldType = 'text' | 'number' | 'whole number' | 'true or false'

export type Field<Name extends string = string> = {
  readonly name: Name
  readonly path: ValuePath
  readonly type: FieldType
}

const field = <Name extends string>(name: Name, path: string, type: FieldType = 'text') => ({
  name,
  path: path.split('.'),
  type,
})

const ADDRESS = 'propertyPack.address'

/** Where the facts of a pack stand in a transaction of the Property Data Trust Framework, version 3. */
export const PROPERTY_FIELDS: readonly Field<keyof PropertyFacts>[] = [
  field('transactionId', 'transactionId'),
  field('status', 'status'),
  field('buildingNumber', `${ADDRESS}.buildingNumber`),
  field('buildingName', `${ADDRESS}.buildingName`),
  field('subBuilding', `${ADDRESS}.subBuilding`),
  field('street', `${ADDRESS}.street`),
  field('line1', `${ADDRESS}.line1`),
  field('line2', `${ADDRESS}.line2`),
  field('line3', `${ADDRESS}.line3`),
  field('town', `${ADDRESS}.town`),
  field('postcode', `${ADDRESS}.postcode`),
  field('uprn', 'propertyPack.uprn', 'whole number'),
  field('pricePounds', 'propertyPack.priceInformation.price', 'number'),
  field('tenure', 'propertyPack.marketingTenure'),
  field('numberOfSellers', 'propertyPack.ownership.numberOfSellers', 'whole number'),
  field('energyRating', 'propertyPack.energyEfficiency.certificate.currentEnergyRating'),
  field('councilTaxBand', 'propertyPack.councilTax.councilTaxBand'),
  field(
    'isAuthorisedForAllSellers',
    'propertyPack.saleReadyDeclarations.authorisedToActOnBehalfOfAllSellers',
    'true or false',
  ),
  field(
    'isConsentGiven',
    'propertyPack.saleReadyDeclarations.authorisationToShare',
    'true or false',
  ),
]

export const PARTICIPANT_FIELDS: readonly Field<keyof ParticipantFacts>[] = [
  field('role', 'role'),
  field('title', 'name.title'),
  field('firstName', 'name.firstName'),
  field('middleName', 'name.middleName'),
  field('lastName', 'name.lastName'),
  field('organisation', 'organisation'),
  field('reference', 'organisationReference'),
  field('email', 'email'),
  field('phone', 'phone'),
  field('status', 'participantStatus'),
]
