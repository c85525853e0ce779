import { shown } from '../file-error/file-problem.ts'
import { isDocumentNumber } from '../person/identity-document.ts'
import { parseRuc } from '../ruc/ruc.ts'
import { textLimits } from '../text-limits/text-limits.ts'
import type { UblValues } from './ubl-values.ts'
import type { UblParty } from './ubl-voucher.ts'
import { elementAt, elementsAt, plainText, textAt, type XmlElement } from './xml-element.ts'

interface Identity {
  readonly document: string
  readonly documentType: string
}

/** Who issued a voucher or withholding: always named, by a RUC. What is wrong with it is noted in `values`. */
export function readIssuer(root: XmlElement, field: string, values: UblValues): UblParty {
  const issuer = partyAt(root, field, values)
  if (issuer.document === '') values.refuse(field, 'FIELD_MISSING', 'El XML no dice quién emite el comprobante.')
  else if (!/^[0-9]{11}$/.test(issuer.document)) {
    values.refuse(field, 'RUC_INVALID', `El RUC ${shown(issuer.document)} del emisor no tiene 11 dígitos.`)
  }
  return issuer
}

/** The customer of a voucher, or whom a withholding is for. What is wrong with it is noted in `values`. */
export function readParty(root: XmlElement, field: string, values: UblValues): UblParty {
  const party = partyAt(root, field, values)
  const { document, documentType } = party
  if (!isDocumentNumber(documentType, document)) {
    const message = `El número de documento ${shown(document)} no es uno del tipo ${shown(documentType)} (catálogo 06).`
    values.refuse(field, 'DOCUMENT_INVALID', message)
  }
  return party
}

/**
 * A party of a voucher: UBL 2.1 (PartyIdentification), its 2017 draft (PartyTaxScheme) or 2.0 (CustomerAssignedAccountID and
 * AdditionalAccountID).
 */
function partyAt(root: XmlElement, field: string, values: UblValues): UblParty {
  const holder = elementAt(root, field)
  if (holder === undefined) return { documentType: '', document: '', name: '', tradeName: null, address: null }
  const party = elementAt(holder, 'cac:Party') ?? holder
  const { document, documentType } = identificationOf(party) ??
    taxSchemeOf(party) ??
    assignedAccountOf(holder) ?? { document: '', documentType: '' }
  const type = documentType === '' && parseRuc(document) !== undefined ? '6' : documentType
  const text = (value: string): string => values.within(textLimits.text, field, value)
  return {
    documentType: values.within(textLimits.code, `${field}/@schemeID`, type),
    document,
    name: text(nameOf(party)),
    tradeName: text(textAt(party, 'cac:PartyName', 'cbc:Name')) || null,
    address: text(addressOf(party)) || null,
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

function addressOf(party: XmlElement): string {
  const address =
    elementAt(party, 'cac:PartyLegalEntity', 'cac:RegistrationAddress') ??
    elementAt(party, 'cac:PartyTaxScheme', 'cac:RegistrationAddress') ??
    elementAt(party, 'cac:PostalAddress')
  if (address === undefined) return ''
  const street = textAt(address, 'cac:AddressLine', 'cbc:Line') || textAt(address, 'cbc:StreetName')
  const places = ['cbc:District', 'cbc:CityName', 'cbc:CountrySubentity'].map((name) => textAt(address, name))
  return [...new Set([street, ...places])].filter((part) => part !== '' && part !== '-').join(', ')
}
