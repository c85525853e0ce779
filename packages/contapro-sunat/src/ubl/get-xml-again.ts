/** Last sentence of a refusal: where the user gets a good copy of the XML. */
export const getXmlAgain = 'Pide el XML al emisor o descárgalo de SUNAT.'
