import { parseRuc } from '../ruc/ruc.ts'
import type { UblParty } from './ubl-voucher.ts'
import { elementAt, elementsAt, plainText, textAt, type XmlElement } from './xml-element.ts'

interface Identity {
  readonly document: string
  readonly documentType: string
}

/**
 * The supplier or customer of a voucher: UBL 2.1 (PartyIdentification), its 2017 draft (PartyTaxScheme) or 2.0
 * (CustomerAssignedAccountID and AdditionalAccountID).
 *
 * @param holder `cac:AccountingSupplierParty` or `cac:AccountingCustomerParty`.
 */
export function readParty(holder: XmlElement | undefined): UblParty {
  if (holder === undefined) return { documentType: '', document: '', name: '', tradeName: null, address: null }
  const party = elementAt(holder, 'cac:Party') ?? holder
  const { document, documentType } = identificationOf(party) ??
    taxSchemeOf(party) ??
    assignedAccountOf(holder) ?? { document: '', documentType: '' }
  return {
    documentType: documentType === '' && parseRuc(document) !== undefined ? '6' : documentType,
    document,
    name: nameOf(party),
    tradeName: textAt(party, 'cac:PartyName', 'cbc:Name') || null,
    address: addressOf(party),
  }
}

/** Whether the party is identified as in the 2017 draft, by its tax scheme alone. */
export function isDraftParty(holder: XmlElement | undefined): boolean {
  const party = holder && elementAt(holder, 'cac:Party')
  return party !== undefined && identificationOf(party) === undefined && taxSchemeOf(party) !== undefined
}

/** Whether the party is identified as in UBL 2.0, by an assigned account. */
export function isLegacyParty(holder: XmlElement | undefined): boolean {
  return holder !== undefined && assignedAccountOf(holder) !== undefined
}

function identificationOf(party: XmlElement): Identity | undefined {
  return identityIn(elementsAt(party, 'cac:PartyIdentification', 'cbc:ID'))
}

function taxSchemeOf(party: XmlElement): Identity | undefined {
  return identityIn(elementsAt(party, 'cac:PartyTaxScheme', 'cbc:CompanyID'))
}

function identityIn(elements: readonly XmlElement[]): Identity | undefined {
  const element = elements.find((candidate) => plainText(candidate) !== '')
  return element && { document: plainText(element), documentType: element.attributes.get('schemeID')?.trim() ?? '' }
}

function assignedAccountOf(holder: XmlElement): Identity | undefined {
  const document = textAt(holder, 'cbc:CustomerAssignedAccountID')
  return document === '' ? undefined : { document, documentType: textAt(holder, 'cbc:AdditionalAccountID') }
}

function nameOf(party: XmlElement): string {
  return (
    textAt(party, 'cac:PartyLegalEntity', 'cbc:RegistrationName') ||
    textAt(party, 'cac:PartyTaxScheme', 'cbc:RegistrationName') ||
    textAt(party, 'cac:PartyName', 'cbc:Name')
  )
}

function addressOf(party: XmlElement): string | null {
  const address =
    elementAt(party, 'cac:PartyLegalEntity', 'cac:RegistrationAddress') ??
    elementAt(party, 'cac:PartyTaxScheme', 'cac:RegistrationAddress') ??
    elementAt(party, 'cac:PostalAddress')
  if (address === undefined) return null
  const street = textAt(address, 'cac:AddressLine', 'cbc:Line') || textAt(address, 'cbc:StreetName')
  const places = ['cbc:District', 'cbc:CityName', 'cbc:CountrySubentity'].map((name) => textAt(address, name))
  return [...new Set([street, ...places])].filter((part) => part !== '' && part !== '-').join(', ') || null
}
