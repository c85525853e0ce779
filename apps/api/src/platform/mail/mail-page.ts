/** The colours of the product's light theme: a mail has no style sheet. */
const color = { page: '#f6f7f4', card: '#ffffff', edge: '#dfe3de', brand: '#00686f', text: '#14201e', quiet: '#47534f' }
const font = "font-family:Inter,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/** The HTML of a mail. */
export const mailPage = (parts: readonly string[]): string => `<!doctype html>
<html lang="es-PE">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contapro</title></head>
<body style="margin:0;padding:32px 16px;background:${color.page}">
<div style="max-width:480px;margin:0 auto;padding:32px;background:${color.card};border:1px solid ${color.edge};border-radius:12px;${font};font-size:16px;line-height:24px;color:${color.text}">
<p style="margin:0 0 24px;font-size:20px;font-weight:600;color:${color.brand}">Contapro</p>
${parts.join('\n')}
</div>
</body>
</html>`

export const paragraph = (text: string, tone: 'text' | 'quiet' = 'text'): string =>
  `<p style="margin:0 0 16px;color:${color[tone]}">${escapeHtml(text)}</p>`

export const button = (link: string, label: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:${color.brand};border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none">${label}</a></p>`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
