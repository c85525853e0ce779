/** A config.json with a service of each kind; the tests stand in for all of them. */
export const adapters = {
  cookieConsent: { scriptUrl: 'https://consent.example/banner.js' },
  tagManager: { id: 'GTM-PRUEBA' },
  captcha: { provider: 'recaptcha', siteKey: 'sitio-de-prueba' },
  leadForm: { url: 'https://crm.example/lead', key: 'llave-de-prueba' },
}
