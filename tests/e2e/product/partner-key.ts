/** What the partner's server calls the products of the tests with. */
export const partnerKey = 'llave-del-socio-para-las-pruebas-2026'
