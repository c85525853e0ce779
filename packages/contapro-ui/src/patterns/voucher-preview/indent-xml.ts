const STEP = '  '

/** XML with one element a line, as text; what cannot be read as XML comes back as it is. */
export function indentXml(text: string): string {
  const parsed = new DOMParser().parseFromString(text, 'application/xml')
  if (parsed.querySelector('parsererror')) return text
  const declaration = /^\s*<\?xml.*?\?>/.exec(text)?.[0].trim()
  const lines = [...parsed.childNodes].flatMap((node) => linesOf(node, ''))
  return [...(declaration ? [declaration] : []), ...lines].join('\n')
}

function linesOf(node: Node, indent: string): readonly string[] {
  if (!(node instanceof Element)) {
    const text = node instanceof CharacterData ? asWritten(node).trim() : ''
    return text === '' ? [] : [indent + text]
  }
  const open = `<${node.nodeName}${[...node.attributes].map(({ name, value }) => ` ${name}="${escape(value)}"`).join('')}`
  const content = [...node.childNodes].filter((child) => child instanceof Element || child.textContent?.trim())
  const [only] = content
  if (!only) return [`${indent}${open}/>`]
  const close = `</${node.nodeName}>`
  if (content.length === 1 && only instanceof Text) return [`${indent}${open}>${asWritten(only).trim()}${close}`]
  return [`${indent}${open}>`, ...content.flatMap((child) => linesOf(child, indent + STEP)), indent + close]
}

function asWritten(node: CharacterData): string {
  if (node instanceof CDATASection) return `<![CDATA[${node.data}]]>`
  if (node instanceof Comment) return `<!--${node.data}-->`
  return node instanceof ProcessingInstruction ? `<?${node.target} ${node.data}?>` : escape(node.data)
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
