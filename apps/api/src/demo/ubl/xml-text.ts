import { type Centimos, toDecimalText } from '@contapro/sunat'

/** Text that is XML already. */
export type Xml = string

/** An element with other elements or escaped text inside. */
export function element(
  name: string,
  content: Xml | readonly Xml[],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const start = Object.entries(attributes).reduce((tag, [key, value]) => `${tag} ${key}="${escape(value)}"`, name)
  return `<${start}>${typeof content === 'string' ? content : content.join('')}</${name}>`
}

/** An element that holds text. */
export function text(name: string, value: string, attributes: Readonly<Record<string, string>> = {}): Xml {
  return element(name, escape(value), attributes)
}

/** An element that holds free text, as issuers write it: in CDATA. */
export function freeText(name: string, value: string, attributes: Readonly<Record<string, string>> = {}): Xml {
  return element(name, `<![CDATA[${value.replaceAll(']]>', ']] >')}]]>`, attributes)
}

/** An element that holds an amount of a currency. */
export function amount(name: string, value: Centimos, currency: string): Xml {
  return element(name, toDecimalText(value), { currencyID: currency })
}

function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
