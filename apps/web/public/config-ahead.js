// Asks for the configuration while the app itself is still on its way: app/config.ts takes the answer.
window.contaproConfig = fetch('/config.json', { cache: 'no-store' })
window.contaproConfig.catch(() => undefined)
